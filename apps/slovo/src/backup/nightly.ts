import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { ProcessLog } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import { underWay } from './backup-error.ts'
import { isBackupDue, listBackups, nameOfBackup, removeOldBackups } from './kept-backups.ts'

const MILLISECONDS_BETWEEN_LOOKS = 10_000
const TRIES_AGAIN = 3600_000

const command = path.resolve(import.meta.dirname, '../commands/main.ts')

type NightlySettings = Pick<Settings, 'BACKUP_FOLDER' | 'BACKUP_AT' | 'BACKUP_KEEP_DAYS'>

export interface NightlyBackups {
  /** When the newest backup of the folder was started, by any process. */
  newest(): Promise<Date | undefined>
  /** When this process last failed to make one. */
  lastFailure(): Date | undefined
  stop(): Promise<void>
}

/** Makes a backup into `BACKUP_FOLDER` every night; does nothing if that is not set. */
export function startNightlyBackups(
  settings: NightlySettings,
  log: Pick<ProcessLog, 'error'>,
  { millisecondsBetweenLooks = MILLISECONDS_BETWEEN_LOOKS } = {},
): NightlyBackups | undefined {
  const { BACKUP_FOLDER: folder, BACKUP_AT } = settings
  if (!folder) return undefined
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let quietUntil = 0
  let failedAt: Date | undefined
  const newest = async () => (await listBackups(folder))[0]?.madeAt

  const look = async () => {
    if (Date.now() < quietUntil || !isBackupDue(BACKUP_AT, await newest(), new Date())) return
    try {
      await backUpNow(settings, folder, stopping.signal)
    } catch (error) {
      quietUntil = Date.now() + TRIES_AGAIN
      const isNeedless = stopping.signal.aborted || String(error).includes(underWay)
      if (isNeedless) return
      failedAt = new Date()
      log.error(
        { reason: String(error) },
        'the nightly backup failed; it is tried again in an hour',
      )
    }
  }
  const timer = setInterval(() => {
    running ??= look().finally(() => {
      running = undefined
    })
  }, millisecondsBetweenLooks).unref()
  return {
    newest,
    lastFailure: () => failedAt,
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}

/** Runs in a child process of low priority. Skipped while another process of this site makes one. */
async function backUpNow(
  { BACKUP_KEEP_DAYS }: Pick<Settings, 'BACKUP_KEEP_DAYS'>,
  folder: string,
  signal?: AbortSignal,
) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, nameOfBackup(new Date()))
  const child = spawn(process.execPath, [command, 'backup', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
    killSignal: 'SIGTERM',
  })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1) || `it ended with code ${code}`)
  await removeOldBackups(folder, BACKUP_KEEP_DAYS, new Date())
}
