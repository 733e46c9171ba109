// Runs a source file on the pinned Node, hands signals on to it and ends with its exit code.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { findPinnedNode, pinnedEnvironment, root } from './pinned-node.mjs'

const LOOKS_AFTER_PARENT = 500

export function runProcess([source, ...values], environment = {}, options = []) {
  const child = spawn(findPinnedNode(), [...options, path.join(root, source), ...values], {
    stdio: 'inherit',
    env: { ...pinnedEnvironment(), ...environment },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) stopWithNpm(child)
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** npm forwards SIGINT and SIGTERM but dies silently on SIGHUP, which shows by its missing process. */
function stopWithNpm(child) {
  const npm = process.ppid
  setInterval(() => {
    if (process.ppid !== npm) child.kill('SIGTERM')
  }, LOOKS_AFTER_PARENT).unref()
}
