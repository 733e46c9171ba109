// Checks the types of every room, each against its own settings.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pinnedEnvironment, root } from './pinned-node.mjs'

const folders = ['packages', 'apps'].flatMap((group) =>
  readdirSync(path.join(root, group)).map((name) => path.join(group, name)),
)
const rooms = ['.', ...folders].filter((room) => existsSync(path.join(root, room, 'tsconfig.json')))
const run = (command, values, cwd) =>
  spawnSync(command, values, {
    cwd,
    stdio: 'inherit',
    env: pinnedEnvironment(),
    shell: process.platform === 'win32',
  }).status === 0

const results = [
  run('react-router', ['typegen'], path.join(root, 'apps', 'site')),
  ...rooms.map((room) => run('tsc', ['--project', room], root)),
]
process.exit(results.every(Boolean) ? 0 : 1)
