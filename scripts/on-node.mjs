// Runs one command of the project on the pinned Node: `node scripts/on-node.mjs vitest run packages/language`.
import { spawn } from 'node:child_process'
import { findPinnedNode, pinnedEnvironment } from './pinned-node.mjs'

const [command, ...values] = process.argv.slice(2)
const child = spawn(command === 'node' ? findPinnedNode() : command, values, {
  stdio: 'inherit',
  env: pinnedEnvironment(),
  shell: process.platform === 'win32',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
