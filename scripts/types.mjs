// Checks the types of every package and app with its own settings. Those whose settings are the same are one program:
// what they share is read once. What was found is kept, so that a second check looks only at what has changed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pinnedEnvironment, root } from './pinned-node.mjs'

const cache = path.join(root, 'node_modules', '.cache', 'types')
const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(path.join(root, group)).map((name) => `${group}/${name}`),
)
const checked = ['.', ...folders].filter((folder) =>
  existsSync(path.join(root, folder, 'tsconfig.json')),
)
const settingsOf = (folder) =>
  JSON.parse(readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'))

mkdirSync(cache, { recursive: true })
const programs = new Map()
for (const folder of checked) {
  const { compilerOptions = {} } = settingsOf(folder)
  // Folders are meant as seen from the package.
  const key = compilerOptions.rootDirs ? folder : JSON.stringify(compilerOptions)
  programs.set(key, [...(programs.get(key) ?? []), folder])
}
const results = [
  run('react-router', ['typegen'], path.join(root, 'apps', 'site')),
  ...[...programs.values()].map(check),
]
process.exit(results.every(Boolean) ? 0 : 1)

function check(together) {
  const name = together[0].replaceAll('/', '-').replace('.', 'root')
  const project =
    together.length === 1 ? path.join(together[0], 'tsconfig.json') : projectOf(together, name)
  const kept = path.join(cache, `${name}.tsbuildinfo`)
  return run('tsc', ['--project', project, '--incremental', '--tsBuildInfoFile', kept], root)
}

function projectOf(together, name) {
  const [{ compilerOptions = {} } = {}] = together.map(settingsOf)
  const file = path.join(cache, `${name}.json`)
  const settings = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions,
    include: together.flatMap((folder) =>
      settingsOf(folder).include.map((part) => path.join(root, folder, part)),
    ),
  }
  writeFileSync(file, JSON.stringify(settings, null, 2))
  return file
}

function run(command, values, cwd) {
  const { status } = spawnSync(command, values, {
    cwd,
    stdio: 'inherit',
    env: pinnedEnvironment(),
    shell: process.platform === 'win32',
  })
  return status === 0
}
