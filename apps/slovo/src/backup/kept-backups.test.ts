import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isBackupDue, listBackups, nameOfBackup, removeOldBackups } from './kept-backups.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'slovo-kept-'))
afterAll(() => rm(folder, { recursive: true }))

test('backups older than the days they are kept go, other files and the newest stay', async () => {
  const days = ['2026-11-01', '2026-11-10', '2026-11-20'].map((day) => new Date(`${day}T03:30:00Z`))
  for (const day of days) await writeFile(path.join(folder, nameOfBackup(day)), '')
  await writeFile(path.join(folder, 'slovo-by-hand.tar.zst'), '')

  await removeOldBackups(folder, 14, new Date('2026-11-22T04:00:00Z'))

  expect((await listBackups(folder)).map(({ madeAt }) => madeAt.getUTCDate())).toEqual([20, 10])
  expect(await readdir(folder)).toContain('slovo-by-hand.tar.zst')
  await removeOldBackups(folder, 14, new Date('2027-11-22T04:00:00Z'))
  expect((await listBackups(folder)).map(({ madeAt }) => madeAt.getUTCDate())).toEqual([20])
})

test('a backup is due once a night, and at once when the machine was off then', () => {
  const at = (time: string) => new Date(`2026-11-22T${time}:00`)
  const before = new Date('2026-11-21T03:30:30')

  expect(isBackupDue('03:30', before, at('03:29'))).toBe(false)
  expect(isBackupDue('03:30', before, at('03:30'))).toBe(true)
  expect(isBackupDue('03:30', at('03:31'), at('23:59'))).toBe(false)
  expect(isBackupDue('03:30', before, at('09:00'))).toBe(true)
  expect(isBackupDue('03:30', undefined, at('09:00'))).toBe(true)
})
