import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../test/fresh-folder.ts'
import { completeBinaries, findPackage } from './binaries.ts'

/** The package as npm unpacks it when it runs no install scripts. */
function unpackWithoutLinks(): string {
  const home = join(freshFolder(), 'package')
  cpSync(findPackage(), home, { recursive: true, verbatimSymlinks: true })
  const lib = join(home, 'native', 'lib')
  for (const name of readdirSync(lib)) {
    if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name))
  }
  return home
}

const versionOf = (native: string) =>
  execFileSync(join(native, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' })

test('PostgreSQL runs though npm has run no install script', () => {
  const home = unpackWithoutLinks()
  const native = completeBinaries(home, join(home, 'unused'), undefined)
  expect(native).toBe(join(home, 'native'))
  expect(versionOf(native)).toContain('18.')
})

test('PostgreSQL is copied to where the lent account can reach it, once', () => {
  const home = unpackWithoutLinks()
  const stage = freshFolder()
  chmodSync(join(home, 'native', 'bin', 'postgres'), 0o700)
  // Folders of tests may be entered by their owner only.
  const unprivileged = { uid: 64_999, gid: 64_999 }
  const native = completeBinaries(home, stage, unprivileged)
  expect(native.startsWith(stage)).toBe(true)
  expect(versionOf(native)).toContain('18.')
  expect(statSync(join(native, 'bin', 'postgres')).mode & 0o777).toBe(0o755)
  expect(completeBinaries(home, stage, unprivileged)).toBe(native)
  expect(existsSync(join(home, 'native', 'lib', 'libpq.so'))).toBe(false)
})
