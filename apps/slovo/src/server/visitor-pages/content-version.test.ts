import { expect, test } from 'vitest'
import { versionInDatabase } from './content-version.ts'

test('requests after a change all get its version, however many come at once', async () => {
  let version = 1
  const waiting: (() => void)[] = []
  const ask = versionInDatabase({
    query: async () => {
      const rows = [{ version: String(version) }]
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { rows, rowCount: 1 } as never
    },
  })
  const before = ask()
  version = 2
  const after = [ask(), ask(), ask()]
  waiting.shift()?.()
  expect(await before).toBe('1')
  await Promise.resolve()
  while (waiting.length === 0) await Promise.resolve()
  waiting.shift()?.()
  expect(await Promise.all(after)).toEqual(['2', '2', '2'])
  expect(waiting).toEqual([])
})
