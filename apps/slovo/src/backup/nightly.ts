import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import { underWay } from './backup-error.ts'
import { isBackupDue, listBackups, nameOfBackup, removeOldBackups } from './kept-backups.ts'

const LOOKS = 10_000
const TRIES_AGAIN = 3600_000

const command = path.resolve(import.meta.dirname, '../commands/main.ts')

type NightlySettings = Pick<Settings, 'BACKUP_FOLDER' | 'BACKUP_AT' | 'BACKUP_KEEP_DAYS'>

/** Makes the backup of each night into `BACKUP_FOLDER`; nothing where that is not set. Gives back how to stop. */
export function startNightlyBackups(settings: NightlySettings, log: Log): () => Promise<void> {
  const { BACKUP_FOLDER: folder, BACKUP_AT } = settings
  if (!folder) return async () => {}
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let quietUntil = 0

  const look = async () => {
    const [newest] = await listBackups(folder)
    if (!isBackupDue(BACKUP_AT, newest?.madeAt, new Date()) || Date.now() < quietUntil) return
    try {
      await backUpNow(settings, folder, stopping.signal)
    } catch (error) {
      quietUntil = Date.now() + TRIES_AGAIN
      const isNeedless = stopping.signal.aborted || String(error).includes(underWay)
      if (!isNeedless) {
        log.error(
          { reason: String(error) },
          'the nightly backup failed; it is tried again in an hour',
        )
      }
    }
  }
  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = undefined
    })
  }, LOOKS).unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** In a process of its own, which gives way to the site. Another process of this site that makes one is enough. */
export async function backUpNow(
  { BACKUP_KEEP_DAYS }: Pick<Settings, 'BACKUP_KEEP_DAYS'>,
  folder: string,
  signal?: AbortSignal,
) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, nameOfBackup(new Date()))
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', command, 'backup', file],
    { stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGTERM' },
  )
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1) || `it ended with code ${code}`)
  await removeOldBackups(folder, BACKUP_KEEP_DAYS, new Date())
}
