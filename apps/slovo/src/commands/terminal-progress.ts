import { stderr } from 'node:process'
import { BackupError } from '../backup/backup-error.ts'
import type { Progress } from '../backup/make-backup.ts'

/**
 * One line that grows on a terminal; a line for every tenth in a file or a log. A signal ends the work at its next step, so
 * that it can clear away what it has begun.
 */
export function terminalProgress(): Progress {
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      isStopped = true
    })
  }
  let last = ''
  return (what, done, all) => {
    if (isStopped) throw new BackupError('Stopped. What was begun is removed.')
    const step = stderr.isTTY ? `${done}` : `${Math.floor((done * 10) / Math.max(all, 1))}`
    if (last === `${what} ${step}`) return
    last = `${what} ${step}`
    const line = `${what}: ${done} of ${all}`
    stderr.write(stderr.isTTY ? `\r${line}${done >= all ? '\n' : ''}` : `${line}\n`)
  }
}
