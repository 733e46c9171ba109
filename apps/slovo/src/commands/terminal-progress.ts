import { stderr } from 'node:process'
import { BackupError } from '../backup/backup-error.ts'
import type { Progress } from '../backup/make-backup.ts'

/**
 * Updates one line on a terminal; prints a line per 10 % to a file or a log. A signal stops the work at its next step, so
 * that it can clean up.
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
