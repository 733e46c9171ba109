// Runs a source file on the pinned Node, hands signals on to it and ends with its exit code.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { findPinnedNode, pinnedEnvironment, root } from './pinned-node.mjs'

export function runProcess([source, ...values], environment = {}, options = []) {
  const child = spawn(
    findPinnedNode(),
    ['--disable-warning=ExperimentalWarning', ...options, path.join(root, source), ...values],
    { stdio: 'inherit', env: { ...pinnedEnvironment(), ...environment } },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
