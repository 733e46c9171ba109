import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeSources } from '../../test/dictionary.ts'
import { openDictionary } from '../open-dictionary.ts'
import { openSources, readSources } from './read-sources.ts'
import { presentProblems } from './read-table.ts'

async function sourcesOf(rows: { ru?: string[]; fr?: string[] }) {
  const folder = await makeSources(rows)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function problemsOf(rows: { ru?: string[]; fr?: string[] }) {
  return presentProblems(readSources(await openSources(await sourcesOf(rows))).problems)
}

test('a right row is no problem', async () => {
  const ru = ['кни́га | noun | ж 3a || livre; bouquin', 'всё-таки | part ||| quand même']
  expect(await problemsOf({ ru, fr: ['l’eau | noun | f | вода́ | '] })).toBe('')
})

test.each([
  ['книга | noun | ж 3a || livre', 'words.tsv:2 lemma: no stress mark in книга'],
  ['livre | noun | ж 3a || livre', 'words.tsv:2 lemma: not a Russian word'],
  ['дом | nom | м 1c① || maison', 'words.tsv:2 pos: '],
  ['дом | noun | x 1c || maison', 'words.tsv:2 class: « x 1c » is no class'],
  ['дом | noun ||| maison', 'words.tsv:2 class: дом has none'],
  ['здесь | adv | м 1a || ici', 'words.tsv:2 class: здесь has no forms'],
  [
    'кни́га | noun | ж 3b || livre',
    'words.tsv:2 class: « книга » has its stress not as scheme b says',
  ],
  [
    'писа́ть | verb | нсв 4b || écrire',
    'words.tsv:2 class: « писа́ть » does not end as a verb of type 4',
  ],
  ['дом | noun | м 1c① || ;', 'words.tsv:2 translations: there is none'],
  ['мыть | verb | нсв 12a | помыть | laver', 'words.tsv:2 partner: no stress mark in помыть'],
  ['дом | noun | м 1c① | дома́ | maison', 'words.tsv:2 partner: дом is no verb'],
  [
    'ждать | verb | нсв 6°b/c || attendre || government=génitif',
    'words.tsv:2 government: « génitif » is none',
  ],
  [
    'до́мик | noun | м 3a || petite maison || from=домище',
    'words.tsv:2 from: no stress mark in домище',
  ],
  ['дом | noun | м 1c① || maison || register=drôle', 'words.tsv:2 register: '],
])('the row « %s » is reported with its file and line', async (row, problem) => {
  expect(await problemsOf({ ru: [row] })).toContain(problem)
})

test('a word that stands twice is refused, two words of one spelling are not', async () => {
  const words = ['за́мок | noun | м 3*a || château', 'замо́к | noun | м 3*b || serrure']
  expect(await problemsOf({ ru: words })).toBe('')
  const twice = [
    'мир | noun | м 1c || monde',
    'мир | noun | м 1a || paix',
    'мир | noun | м 1a || accord',
  ]
  expect(await problemsOf({ ru: twice })).toBe('words.tsv:4 мир stands in words.tsv:3 already')
})

test('an invalid header is reported once, not for every row', async () => {
  const folder = await sourcesOf({ ru: ['дом | noun | м 1c① || maison'] })
  await writeFile(join(folder, 'ru/words.tsv'), 'mot\tsens\nдом\tmaison\n')
  const { problems } = readSources(await openSources(folder))
  expect(presentProblems(problems)).toMatch(/^words\.tsv:1 the header is not: lemma pos/)
})

test('a dictionary with mistakes does not open, and says where they are', async () => {
  const folder = await sourcesOf({ ru: ['книга | noun | ж 3a || livre'] })
  const opening = openDictionary({ folder, cacheFile: join(folder, 'd.sqlite') })
  await expect(opening).rejects.toThrow('words.tsv:2 lemma: no stress mark in книга')
})

test('a changed source is seen at the next opening, an unchanged one is not compiled again', async () => {
  const folder = await sourcesOf({ ru: ['дом | noun | м 1c① || maison'] })
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

test('a dictionary that was compiled before is used while it is of these sources', async () => {
  const folder = await sourcesOf({ ru: ['дом | noun | м 1c① || maison'] })
  const builtFile = join(folder, 'built.sqlite')
  const built = await openDictionary({ folder, cacheFile: builtFile })
  built.close()
  const cacheFile = join(folder, 'd.sqlite')
  const open = async () => {
    const dictionary = await openDictionary({ folder, builtFile, cacheFile })
    const [entry] = dictionary.lookup('дома', 'ru-fr')
    dictionary.close()
    return entry?.definitions.join()
  }
  expect(await open()).toBe('maison')
  await expect(readFile(cacheFile)).rejects.toThrow('ENOENT')

  const table = join(folder, 'ru/words.tsv')
  await writeFile(table, (await readFile(table, 'utf8')).replace('maison', 'immeuble'))
  expect(await open()).toBe('immeuble')
})

test('a broken compiled file is made anew', async () => {
  const folder = await sourcesOf({ ru: ['дом | noun | м 1c① || maison'] })
  const cacheFile = join(folder, 'd.sqlite')
  await writeFile(cacheFile, 'not a database')
  const dictionary = await openDictionary({ folder, cacheFile })
  expect(dictionary.lookup('дом', 'ru-fr')).toHaveLength(1)
  dictionary.close()
})
