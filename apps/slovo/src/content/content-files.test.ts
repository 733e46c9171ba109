import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBooks, readMaterials } from './content-files.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'slovo-content-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function write(name: string, text: string) {
  const file = path.join(folder, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

test('a text is read with its header, its language and its place', async () => {
  await write(
    'materials/ru/v-kafe.md',
    '---\ntitle: В кафе\nsection: dialogue\nlevel: A1\n---\n\n— Приве́т!\n',
  )

  const [material] = await readMaterials(folder)

  expect(material).toMatchObject({
    key: 'materials/ru/v-kafe',
    lang: 'ru',
    header: { title: 'В кафе', section: 'dialogue', level: 'A1' },
    text: '— Приве́т!',
  })
})

test('a title may hold a colon', async () => {
  const header = 'title: Кижи : остров\nsection: place\nlevel: B1'
  await write('materials/ru/kizhi.md', `---\n${header}\n---\nО́стров.\n`)

  const [material] = await readMaterials(folder)

  expect(material?.header.title).toBe('Кижи : остров')
})

test('a book is read with its chapters in order', async () => {
  await write('books/most.md', '---\ntitle: Мост\nlang: ru\n---\n')
  await write('books/most/2-noch.md', '---\ntitle: Ночь\nlevel: A2\nchapter: 2\n---\nНочь.\n')
  await write('books/most/1-den.md', '---\ntitle: День\nlevel: A2\nchapter: 1\n---\nДень.\n')

  const [book] = await readBooks(folder)

  expect(book?.chapters.map(({ header }) => header.chapter)).toEqual([1, 2])
})

test('a mistake in a header names the file', async () => {
  await write(
    'materials/fr/cafe.md',
    '---\ntitle: Au café\nsection: dialogue\nlevel: Z9\n---\nBonjour.\n',
  )
  await expect(readMaterials(folder)).rejects.toThrow('cafe.md')
})

test('a text without a header names the file', async () => {
  await write('materials/fr/cafe.md', 'Bonjour.\n')
  await expect(readMaterials(folder)).rejects.toThrow('must begin with a header')
})

test('a folder without texts has none', async () => {
  expect(await readMaterials(folder)).toEqual([])
  expect(await readBooks(folder)).toEqual([])
})
