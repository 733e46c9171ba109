import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as dictionary from '@slovo/dictionary'
import { afterAll } from 'vitest'
import { describeGrowth } from './describe-growth.ts'

const folder = await mkdtemp(join(tmpdir(), 'slovo-hostile-'))
const opened = await dictionary.openDictionary({
  folder: join(import.meta.dirname, '../../../../content/dictionary'),
  cacheFile: join(folder, 'dictionary.sqlite'),
})
afterAll(async () => {
  opened.close()
  await rm(folder, { recursive: true })
})

describeGrowth('dictionary', {
  entries: { '.': dictionary },
  texts: {
    lemmaId: dictionary.lemmaId,
    'openDictionary, to look a Russian word up': (text) => opened.lookup(text, 'ru-fr'),
    'openDictionary, to look a French word up': (text) => opened.lookup(text, 'fr-ru'),
    'openDictionary, to analyse a Russian text': (text) => opened.analyse(text, 'ru'),
    'openDictionary, to analyse a French text': (text) => opened.analyse(text, 'fr'),
    'openDictionary, to check a Russian text': (text) => opened.check(text, 'ru'),
    'openDictionary, to check a French text': (text) => opened.check(text, 'fr'),
  },
  // The service bounds what it takes and hands it to the functions above; shipped texts are our own, an own entry has the
  // limits of its table, and an import is the operator's file.
  others: [
    ...['createDictionaryService', 'openTextAnalyser', 'readShippedTexts', 'OwnEntry'],
    ...['importDictionary', 'listDictionaries', 'removeDictionary', 'ImportRefused'],
  ],
})
