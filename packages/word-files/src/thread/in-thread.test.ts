import { expect, test } from 'vitest'
import { writeFile } from '../../test/anki-packages.ts'
import { inThread } from './in-thread.ts'

const table = 'дом,maison,Это мой дом.\n'.repeat(90_000)
const task = () => ({ task: 'read' as const, file: writeFile(table), now: new Date() })

test('a file that fills the memory of its thread is damaged, and so is each step after it', async () => {
  const { ask, end } = inThread(task(), { maxMegabytes: 24 })
  const isDamaged = { name: 'FileFault', kind: 'damaged' }
  await expect(ask(null)).rejects.toMatchObject(isDamaged)
  await expect(ask(null)).rejects.toMatchObject(isDamaged)
  await end()
})

test('a step that takes too long is too slow', async () => {
  const { ask, end } = inThread(task(), { stepTimeoutMs: 1 })
  await expect(ask(null)).rejects.toMatchObject({ name: 'FileFault', kind: 'too-slow' })
  await end()
})
