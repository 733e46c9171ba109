import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  makeDictd,
  makeFile,
  makeFolder,
  makeStarDict,
  teiOf,
} from '../../test/dictionary-files.ts'
import { type ImportOptions, importDictionary, listDictionaries } from './import-dictionary.ts'
import { ImportedDictionaries } from './imported-dictionaries.ts'

/** Imports a file and looks into what came of it. */
async function imported(options: Omit<ImportOptions, 'folder'>) {
  const folder = await makeFolder()
  const about = await importDictionary({ folder, ...options })
  const dictionaries = new ImportedDictionaries(folder, 0)
  const [store] = dictionaries.stores()
  if (!store) throw new Error('nothing was imported')
  return { about, store, folder }
}

test('a dictionary of dictd: headwords come from the entries, since keys have lost their marks', async () => {
  const file = await makeDictd('amis-fra-rus', [
    { key: '00databaseshort', text: '00-database-short\nAmis French-Russian\n' },
    { key: '00databaseinfo', text: 'Maintainer: us\n\nLicence: CC BY-SA 3.0\n' },
    { key: 'coupevent', text: 'coupe-vent /kup.vɑ̃/ <n, masc>\nветровка, штормовка\n' },
    {
      key: 'forcer',
      text: 'forcer /fɔʁ.se/ <v>\n1. заставлять, заста́вить 2.\nContraindre, obliger\n2. (мор.) таранить\n',
    },
  ])
  const { about, store } = await imported({ file })
  expect(about).toMatchObject({
    name: 'amis-fra-rus',
    directions: ['fr-ru'],
    entries: 2,
    source: 'Amis French-Russian',
    licence: 'Licence: CC BY-SA 3.0',
  })
  expect(store.words('fr-ru', 'coupe-vent')).toEqual([
    { headword: 'coupe-vent', pos: 'noun', gender: 'm', definitions: ['ветровка', 'штормовка'] },
  ])
  expect(store.words('fr-ru', 'forcer')).toEqual([
    { headword: 'forcer', pos: 'verb', definitions: ['заставлять', 'заста́вить', 'таранить'] },
  ])
})

test('an inverted dictionary answers first with the words of which the asked one is the first translation', async () => {
  const file = await makeDictd('x', [
    { key: 'fabriquer', text: 'fabriquer <v>\nизготавливать, производить, де́лать\n' },
    { key: 'faire', text: 'faire <v>\nделать\n' },
  ])
  const { about, store } = await imported({ file, direction: 'both' })
  expect(about.directions).toEqual(['fr-ru', 'ru-fr'])
  expect(store.words('ru-fr', 'делать')).toEqual([
    { headword: 'де́лать', pos: 'verb', definitions: ['faire', 'fabriquer'] },
  ])
  const { store: inverted } = await imported({ file, direction: 'ru-fr' })
  expect(inverted.words('fr-ru', 'faire')).toEqual([])
})

test('a dictionary of StarDict: its markup becomes text, and a synonym leads to its entry', async () => {
  const file = await makeStarDict('ru_fr', {
    about: 'bookname=Russe-Français\ndescription=GPL<br>2.0',
    sequence: 'h',
    articles: [
      { key: 'дом', text: '<b>maison</b>, domicile<br/>&eacute;difice <i>(grand)</i><br>[dom]' },
      { key: 'сад', text: '<div>jardin &lt;vert&gt;</div><script>alert(1)</script>' },
    ],
    synonyms: [['домик', 0]],
  })
  const { about, store } = await imported({ file })
  expect(about).toMatchObject({ source: 'Russe-Français', licence: 'GPL 2.0' })
  expect(store.words('ru-fr', 'дом')).toEqual([
    { headword: 'дом', definitions: ['maison', 'domicile', 'édifice'] },
  ])
  expect(store.words('ru-fr', 'сад')[0]?.definitions.join()).not.toMatch(/alert|script/)
  expect(store.headwordsOf('ru-fr', 'домик')).toEqual([{ lemmaKey: 'дом', form: '' }])
})

test('a dictionary of StarDict whose entries say their own types', async () => {
  const file = await makeStarDict('x', { articles: [{ key: 'дом', text: 'maison' }] })
  const { store } = await imported({ file, direction: 'ru-fr' })
  expect(store.words('ru-fr', 'дом')).toMatchObject([{ definitions: ['maison'] }])
})

test('TEI: examples and related entries are no translations', async () => {
  const entry = `<entry><form type="lemma"><orth>maison</orth><orth>maizon</orth></form>
<gramGrp><pos>n</pos><gen>fem</gen></gramGrp>
<sense><cit type="trans"><quote>дом, <hi>жилище</hi> &amp; кров</quote></cit>
<cit type="example"><quote>Моя хата</quote></cit></sense>
<re><form><orth>maisonnette</orth></form><cit type="trans"><quote>домик</quote></cit></re></entry>
<entry><form><orth>vélo</orth></form><trans><tr>велосипе́д</tr></trans></entry>`
  const { about, store } = await imported({ file: await makeFile('x.tei', teiOf(entry)) })
  expect(about).toMatchObject({
    entries: 2,
    source: 'French-Russian dictionary, Les amis',
    licence: 'Licensed under CC BY-SA 3.0',
  })
  expect(store.words('fr-ru', 'maison')).toEqual([
    { headword: 'maison', pos: 'noun', gender: 'f', definitions: ['дом, жилище & кров'] },
  ])
  expect(store.headwordsOf('fr-ru', 'maizon')).toHaveLength(1)
  expect(store.words('fr-ru', 'vélo')).toMatchObject([{ definitions: ['велосипе́д'] }])
})

test('records of wiktextract: of both editions, with stress, without inflected forms and other languages', async () => {
  const records = [
    {
      word: 'книга',
      ...{ lang: 'Russe', lang_code: 'ru', pos: 'noun', tags: ['feminine'] },
      forms: [{ form: 'кни́га', tags: ['canonical'] }],
      senses: [{ glosses: ['Livre, bouquin.'] }],
    },
    {
      word: 'книги',
      ...{ lang: 'Russe', lang_code: 'ru', pos: 'noun' },
      senses: [{ glosses: ['Génitif singulier.'], form_of: [{ word: 'книга' }] }],
    },
    {
      word: 'manger',
      ...{ lang: 'Français', lang_code: 'fr', pos: 'verb' },
      senses: [{ glosses: ['Avaler.'] }],
      translations: [
        { lang_code: 'ru', word: 'есть' },
        { lang_code: 'en', word: 'eat' },
      ],
    },
    {
      word: 'снег',
      ...{ lang: 'Русский', lang_code: 'ru', pos: 'noun' },
      forms: [
        { form: 'сне́га', tags: ['genitive', 'singular'] },
        { form: 'сне́г', tags: ['nominative', 'singular'] },
      ],
      translations: [{ lang_code: 'fr', word: 'neige' }],
    },
    { word: 'snow', lang: 'English', lang_code: 'en', senses: [{ glosses: ['"ru"'] }] },
  ]
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
  const { about, store } = await imported({ file: await makeFile('w.jsonl.gz', gzipSync(lines)) })
  expect(about).toMatchObject({ name: 'w', entries: 3, directions: ['fr-ru', 'ru-fr'] })
  expect(about.licence).toContain('CC BY-SA')
  expect(store.words('ru-fr', 'книга')).toEqual([
    { headword: 'кни́га', pos: 'noun', gender: 'f', definitions: ['Livre', 'bouquin'] },
  ])
  expect(store.words('ru-fr', 'книги')).toEqual([])
  expect(store.words('fr-ru', 'manger')).toMatchObject([{ definitions: ['есть'] }])
  expect(store.words('ru-fr', 'снег')).toMatchObject([{ headword: 'сне́г', definitions: ['neige'] }])
})

test('a table: its first language is that of the headwords, cells may be quoted', async () => {
  const file = await makeFile(
    'mots.csv',
    '\ufeffru;stress;fr;pos;gender;note\r\nсамовар;самова́р;"samovar; bouilloire";nom;м;"Pour le ""thé"""\r\n',
  )
  const { store } = await imported({ file })
  expect(store.words('ru-fr', 'самовар')).toEqual([
    {
      ...{ headword: 'самова́р', pos: 'noun', gender: 'm', note: 'Pour le "thé"' },
      definitions: ['samovar', 'bouilloire'],
    },
  ])
})

test('a table of headwords and translations needs its direction, and a stray quote does no harm in a .tsv', async () => {
  const file = await makeFile('mots.tsv', 'headword\ttranslations\nle "chat\tкот, кошка\n')
  await expect(imported({ file })).rejects.toThrow('--direction ru-fr')
  const { store } = await imported({ file, direction: 'fr-ru' })
  expect(store.words('fr-ru', 'le "chat')).toMatchObject([{ definitions: ['кот', 'кошка'] }])
})

test('a second import of a name replaces the first, and list shows where each is from', async () => {
  const { folder } = await imported({
    file: await makeFile('a.csv', 'ru,fr\nдом,maison\nсад,jardin\n'),
    name: 'Моя таблица',
  })
  await importDictionary({
    ...{ folder, name: 'моя таблица' },
    file: await makeFile('b.csv', 'ru,fr\nдом,logis\n'),
  })
  expect(await listDictionaries(folder)).toMatchObject([
    { name: 'моя таблица', file: 'b.csv', entries: 1 },
  ])
})
