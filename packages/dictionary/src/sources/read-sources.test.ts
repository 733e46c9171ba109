import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSources } from '../../test/dictionary.ts'
import { openDictionary } from '../open-dictionary.ts'
import { readSources } from './read-sources.ts'
import { presentProblems } from './read-table.ts'

async function sourcesOf(rows: { ru?: string[]; fr?: string[] }) {
  const folder = await makeSources(rows)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function problemsOf(rows: { ru?: string[]; fr?: string[] }) {
  return presentProblems((await readSources(await sourcesOf(rows))).problems)
}

test('a right row is no problem', async () => {
  const ru = ['кни́га | noun | f ||| livre; bouquin | ', 'всё-таки | part |||| quand même']
  expect(await problemsOf({ ru, fr: ['l’eau | noun | f | вода́ | '] })).toBe('')
})

test.each([
  ['книга | noun | f ||| livre |', 'words.tsv:2 lemma: no stress mark in книга'],
  ['livre | noun | f ||| livre |', 'words.tsv:2 lemma: not a Russian word'],
  ['дом | nom | m ||| maison |', 'words.tsv:2 pos: '],
  ['дом | noun | x ||| maison |', 'words.tsv:2 gender: '],
  ['дом | noun | m ||| ; |', 'words.tsv:2 translations: there is none'],
  ['мыть | verb ||| помы́ть | laver |', 'words.tsv:2 aspect: the verb мыть has none'],
  ['дом | noun | m | perfectif || maison |', 'words.tsv:2 aspect: дом is no verb'],
  [
    'мыть | verb || imperfectif | помыть | laver |',
    'words.tsv:2 partner: no stress mark in помыть',
  ],
  ['дом | noun | m ||| maison | x | y', 'words.tsv:2 8 columns instead of 7'],
])('the row « %s » is reported with its file and line', async (row, problem) => {
  expect(await problemsOf({ ru: [row] })).toContain(problem)
})

test('an invalid header is reported once, not for every row', async () => {
  const folder = await sourcesOf({ ru: ['дом | noun | m ||| maison |'] })
  await writeFile(join(folder, 'ru/words.tsv'), 'mot\tsens\nдом\tmaison\n')
  const { problems } = await readSources(folder)
  expect(presentProblems(problems)).toMatch(/^words\.tsv:1 the header is not: lemma pos/)
})

test('a dictionary with mistakes does not open, and says where they are', async () => {
  const folder = await sourcesOf({ ru: ['книга | noun | f ||| livre |'] })
  const opening = openDictionary({ folder, cacheFile: join(folder, 'd.sqlite') })
  await expect(opening).rejects.toThrow('words.tsv:2 lemma: no stress mark in книга')
})

test('a changed source is seen at the next opening, an unchanged one is not compiled again', async () => {
  const folder = await sourcesOf({ ru: ['дом | noun | m ||| maison |'] })
  const options = { folder, cacheFile: join(folder, 'd.sqlite') }
  const meaning = async () => {
    const dictionary = await openDictionary(options)
    const [entry] = dictionary.lookup('дома', 'ru-fr')
    dictionary.close()
    return entry?.definitions.join()
  }
  expect(await meaning()).toBe('maison')
  const compiled = await readFile(options.cacheFile)
  expect(await meaning()).toBe('maison')
  expect(compiled.equals(await readFile(options.cacheFile))).toBe(true)

  const table = join(folder, 'ru/words.tsv')
  await writeFile(table, (await readFile(table, 'utf8')).replace('maison', 'immeuble'))
  expect(await meaning()).toBe('immeuble')
})

test('a broken compiled file is made anew', async () => {
  const folder = await sourcesOf({ ru: ['дом | noun | m ||| maison |'] })
  const cacheFile = join(folder, 'd.sqlite')
  await writeFile(cacheFile, 'not a database')
  const dictionary = await openDictionary({ folder, cacheFile })
  expect(dictionary.lookup('дом', 'ru-fr')).toHaveLength(1)
  dictionary.close()
})
