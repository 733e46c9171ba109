import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

const DAY = 24 * 3600 * 1000

interface KeptBackup {
  file: string
  madeAt: Date
}

/** `slovo-2026-11-22T03-30-00Z.tar.zst` */
export function nameOfBackup(madeAt: Date) {
  return `slovo-${madeAt.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`
}

/** The nightly backups of a folder, newest first; none if the folder does not exist yet. */
export async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .flatMap((name) => {
      const [, day, time] = /^slovo-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.tar\.zst$/.exec(name) ?? []
      if (!day || !time) return []
      return [
        { file: path.join(folder, name), madeAt: new Date(`${day}T${time.replaceAll('-', ':')}Z`) },
      ]
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())
}

/** Removes backups older than the retention in days, but never the newest one. */
export async function removeOldBackups(folder: string, keepDays: number, now: Date) {
  const [, ...others] = await listBackups(folder)
  for (const { file, madeAt } of others) {
    if (now.getTime() - madeAt.getTime() > keepDays * DAY) await rm(file, { force: true })
  }
}

/** Whether a backup is missing since the last occurrence of the time `at`, also when the machine was off at night. */
export function isBackupDue(at: string, newest: Date | undefined, now: Date): boolean {
  const [hours = 0, minutes = 0] = at.split(':').map(Number)
  const last = new Date(now)
  last.setHours(hours, minutes, 0, 0)
  if (last > now) last.setDate(last.getDate() - 1)
  return newest === undefined || newest < last
}
