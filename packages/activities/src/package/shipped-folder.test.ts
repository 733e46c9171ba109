import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '../../test/packages.ts'
import { readShippedFolder } from './shipped-folder.ts'

const blanks = {
  library: 'H5P.Blanks 1.14',
  title: 'Le génitif',
  content: { questions: ['<p>Нет *хлеба*.</p>'] },
}

test('the activities of a lesson are read in their order, each with its faults', async () => {
  const folder = newFolder()
  await mkdir(folder)
  const write = (name: string, json: unknown) =>
    writeFile(join(folder, name), typeof json === 'string' ? json : JSON.stringify(json))
  await write('10-blanks.json', blanks)
  await write('2-blanks.json', blanks)
  await write('3-summary.json', blanks)
  await write('4-blanks.json', '{ "library": ')
  await write('lesson.json', blanks)
  await write('notes.md', 'not an activity')

  const files = await readShippedFolder(folder)

  expect(files.map(({ order }) => order)).toEqual([0, 2, 3, 4, 10])
  expect(files.map(({ faults }) => faults.join('; '))).toEqual([
    'file: its name is not <number>-<type>.json',
    '',
    'file: its name says summary, it is a blanks',
    expect.stringMatching(/^file: /),
    '',
  ])
  expect(files[1]?.activity).toEqual(blanks)
  expect(files[2]?.activity).toBeUndefined()
})
