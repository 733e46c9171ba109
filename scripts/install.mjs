// Installs the dependencies when they are missing or older than the lock file. Runs on any Node ≥ 18.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './pinned-node.mjs'

const folder = path.join(root, 'node_modules')
const stamp = path.join(folder, '.slovo-installed')

export function ensureInstalled() {
  if (isLinked()) return
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  console.log('Installing the dependencies…')
  const { status } = runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0) {
    throw new Error(
      'The dependencies could not be installed (the messages above say why). Check the network connection and the free disk space, then start again.',
    )
  }
  writeFileSync(stamp, wanted)
}

/** A linked folder belongs to another checkout, where `npm ci` would empty it. */
function isLinked() {
  return lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
}

function runNpm(values) {
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }
  const npm = process.env.npm_execpath
  return npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...values], options)
    : spawnSync('npm', values, { ...options, shell: process.platform === 'win32' })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) ensureInstalled()
