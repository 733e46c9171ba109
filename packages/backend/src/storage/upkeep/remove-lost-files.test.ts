import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { storageBackend } from '../../../test/storage/storage-backend.ts'
import { removeLostFiles } from './remove-lost-files.ts'

const { service, parts, filesIn, leaveBehind } = await storageBackend()

test('what a crash left behind goes after a day; what rows name stays', async () => {
  await service.from('letters').upload('kept.txt', 'kept')
  const [kept] = await filesIn('files')
  await leaveBehind('files', randomUUID())
  await leaveBehind('incoming', randomUUID())

  expect(await removeLostFiles(parts, new Date())).toBe(0)
  expect((await filesIn('files')).length).toBe(2)

  const tomorrow = new Date(Date.now() + 25 * 3600 * 1000)
  expect(await removeLostFiles(parts, tomorrow)).toBe(1)
  expect(await filesIn('files')).toEqual([kept])
  expect(await filesIn('incoming')).toEqual([])
  expect(await (await service.from('letters').download('kept.txt')).data?.text()).toBe('kept')
})
