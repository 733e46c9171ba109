import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testBackend } from '@slovo/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishFolder } from '../commands/content.ts'
import { readSettings } from '../settings/settings.ts'
import { publishPictures } from './pictures.ts'

const { operator } = await testBackend()

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const storedPictures = async () =>
  (await operator.storage.from('slovo').list('image')).data?.map(({ name }) => name)

test('a folder of texts without pictures is published; those it has are stored for its pages', async () => {
  await publishPictures(operator, folder)
  expect(await storedPictures()).toEqual([])

  await mkdir(path.join(folder, 'images'))
  const cat = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'
  await writeFile(path.join(folder, 'images', 'kot.svg'), cat)
  await publishPictures(operator, folder)
  expect(await storedPictures()).toEqual(['kot.webp'])
})

test('a folder that is not there is named, and nothing is published', async () => {
  const missing = path.join(folder, 'texts')
  await expect(publishFolder(readSettings({}), missing)).rejects.toThrow(
    `There is no folder ${missing}.`,
  )
})
