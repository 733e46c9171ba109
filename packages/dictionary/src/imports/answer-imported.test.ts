import { expect, onTestFinished, test, vi } from 'vitest'
import { makeDictionary } from '../../test/dictionary.ts'
import { makeFile, makeFolder } from '../../test/dictionary-files.ts'
import type { Direction } from '../entry.ts'
import { importDictionary, removeDictionary } from './import-dictionary.ts'

const own = {
  ru: ['кни́га | noun | ж 3a | | livre | '],
  fr: ['maison | noun | f | дом | ', 'le | part | | определённый артикль | '],
}

interface Table {
  name?: string
  direction?: Direction | 'both'
  rows: string[]
}

/** Our dictionary of a few words, beside imported tables. */
async function dictionaryWith(...tables: Table[]) {
  const folder = await makeFolder()
  for (const table of tables) await addTable(folder, table)
  const dictionary = await makeDictionary(own, folder)
  onTestFinished(() => dictionary.close())
  const lookUp = (text: string, direction: Direction) =>
    dictionary
      .lookup(text, direction)
      .map(({ lemma, pos, definitions, source = 'ours' }) =>
        [`${lemma} ${pos}`, definitions.join(', '), source].join(' | '),
      )
  return { dictionary, folder, lookUp }
}

async function addTable(folder: string, { name = 'Amis', direction, rows }: Table) {
  const file = await makeFile('mots.csv', ['ru,fr,pos', ...rows].join('\n'))
  await importDictionary({ folder, name, file, ...(direction && { direction }) })
}

test('an imported entry follows ours with what it says more, at most two of them', async () => {
  const { lookUp } = await dictionaryWith(
    { name: 'A', rows: ['книга,livre; bouquin,n'] },
    { name: 'B', rows: ['книга,volume,n', 'книга,registrer,v'] },
  )
  expect(lookUp('книгами', 'ru-fr')).toEqual([
    'книга noun | livre | ours',
    'книга noun | bouquin | A',
    'книга noun | volume | B',
  ])
})

test('a name does not follow a word that is written small', async () => {
  const { lookUp } = await dictionaryWith({ rows: ['Книга,Kniga,n'] })
  expect(lookUp('книга', 'ru-fr')).toEqual(['книга noun | livre | ours'])
  expect(lookUp('Книга', 'ru-fr')).toContain('Книга noun | Kniga | Amis')
})

test('a word that ours lacks is answered by the imported one, in any form, with what is certain about the form', async () => {
  const { dictionary } = await dictionaryWith({ rows: ['берёза,bouleau,n'] })
  expect(dictionary.lookup('березой', 'ru-fr')).toMatchObject([
    {
      ...{ lemma: 'берёза', pos: 'noun', definitions: ['bouleau'], source: 'Amis' },
      form: { fr: 'instrumental singulier' },
    },
  ])
  expect(dictionary.lookup('бокренок', 'ru-fr')).toEqual([])
})

test('an unknown word that looks like a form of an imported one is read as that', async () => {
  const { lookUp } = await dictionaryWith({ rows: ['бармаглот,jabberwock,'] })
  expect(lookUp('бармаглотами', 'ru-fr')).toEqual(['бармаглот noun | jabberwock | Amis'])
})

test('French forms lead to imported verbs, nouns and adjectives; a noun is no feminine', async () => {
  const { lookUp } = await dictionaryWith({
    direction: 'fr-ru',
    rows: ['плести,tresser,v', 'верблюд,chameau,n', 'синеватый,bleuâtre,adj', 'порт,port,n'],
  })
  expect(lookUp('tressaient', 'fr-ru')).toEqual(['tresser verb | плести | Amis'])
  expect(lookUp('chameaux', 'fr-ru')).toEqual(['chameau noun | верблюд | Amis'])
  expect(lookUp('bleuâtres', 'fr-ru')).toEqual(['bleuâtre adj | синеватый | Amis'])
  expect(lookUp('porte', 'fr-ru')).toEqual([])
})

test('a word behind an elided article is answered without it', async () => {
  const { lookUp } = await dictionaryWith({ direction: 'both', rows: ['утконос,ornithorynque,n'] })
  expect(lookUp('l’ornithorynque', 'fr-ru')).toEqual(['ornithorynque noun | утконос | Amis'])
})

test('a part of speech that the table does not say is that of our own dictionary, or of the translation', async () => {
  const { lookUp } = await dictionaryWith({
    direction: 'both',
    rows: ['хибара,masure,', 'бежать,courir,'],
  })
  expect(lookUp('masure', 'fr-ru')).toEqual(['masure noun | хибара | Amis'])
  expect(lookUp('courir', 'fr-ru')).toEqual(['courir verb | бежать | Amis'])
})

test('whole texts are analysed without imported entries, but their words count as explained', async () => {
  const { dictionary } = await dictionaryWith({ rows: ['берёза,bouleau,n'] })
  const { glossary } = dictionary.analyse('Берёза.', 'ru')
  expect(glossary.entries.flatMap(({ lookups }) => lookups.map(({ source }) => source))).toEqual([
    undefined,
  ])
  expect(dictionary.check('берёза', 'ru')).toEqual([])
})

test('an open dictionary sees an import, a replacement and a removal', async () => {
  const { lookUp, folder } = await dictionaryWith()
  const answersWith = (...entries: string[]) =>
    vi.waitFor(() => expect(lookUp('хибара', 'ru-fr')).toEqual(entries), { timeout: 20_000 })
  await answersWith('хибара noun |  | ours')
  await addTable(folder, { rows: ['хибара,masure,n'] })
  await answersWith('хибара noun | masure | Amis')
  await addTable(folder, { rows: ['хибара,bicoque,n'] })
  await answersWith('хибара noun | bicoque | Amis')
  expect(await removeDictionary(folder, 'Amis')).toBe(true)
  expect(await removeDictionary(folder, 'Amis')).toBe(false)
  await answersWith('хибара noun |  | ours')
}, 60_000)
