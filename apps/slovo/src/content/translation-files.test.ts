import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { splitSentences, splitWords } from '@slovo/language'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBooks, readMaterials } from './content-files.ts'
import { translationColumns } from './translation-files.ts'

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

function analyse(text: string, lang: 'ru' | 'fr') {
  return {
    ...{ version: 1 as const, lang, paragraphs: [] },
    sentences: splitSentences(text, lang).map(({ start, end }): [number, number] => [start, end]),
    words: splitWords(text, lang).map(({ start, end }): [number, number, number] => [
      start,
      end,
      0,
    ]),
  }
}

const header = '---\ntitle: В кафе\nsection: dialogue\nlevel: A1\n---\n'

test('a translation stands beside its text, and is no text itself', async () => {
  await write('materials/ru/v-kafe.md', `${header}Да. Нет.\n`)
  await write('materials/ru/v-kafe.fr.md', 'Oui.\nNon.\n')
  await write('books/most.md', '---\ntitle: Мост\nlang: ru\n---\n')
  await write('books/most/1-den.md', '---\ntitle: День\nlevel: A2\nchapter: 1\n---\nДень.\n')
  await write('books/most/1-den.fr.md', 'Le jour.\n')

  const [material, ...others] = await readMaterials(folder)
  expect(others).toEqual([])
  expect(material?.translation).toMatchObject({ lang: 'fr', lines: 'Oui.\nNon.\n' })
  const [book] = await readBooks(folder)
  expect(book?.chapters.map(({ translation }) => translation?.lines)).toEqual(['Le jour.\n'])

  const translation = material?.translation
  if (!translation) throw new Error('it has no translation')
  expect(translationColumns(translation, 'Да. Нет.', analyse('Да. Нет.', 'ru'))).toEqual({
    translations: {
      fr: [
        [0, 3, 'Да.', 'Oui.'],
        [4, 8, 'Нет.', 'Non.'],
      ],
    },
  })
})

test('a translation that does not match names the file, the block and the line', async () => {
  await write('materials/ru/v-kafe.md', `${header}Да. Нет.\n\nНочь.\n`)
  await write('materials/ru/v-kafe.fr.md', 'Oui.\nNon.\n\nLa\nnuit.\n')
  const [material] = await readMaterials(folder)
  const translation = material?.translation
  if (!translation) throw new Error('it has no translation')
  expect(() =>
    translationColumns(translation, material.text, analyse(material.text, 'ru')),
  ).toThrow(/v-kafe\.fr\.md, line 4: block 2 has 2 lines for 1 sentences \(«Ночь\.»\)/)
})
