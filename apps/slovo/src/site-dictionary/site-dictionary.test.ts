import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDictionary, openTextAnalyser } from '@slovo/dictionary'
import { makeMaterial, testBackend, whenDone } from '@slovo/testing'
import { expect, test, vi } from 'vitest'
import { countMissingWords } from './missing-words.ts'
import { openOwnEntries } from './own-entries.ts'

const backend = await testBackend()
const content = backend.operator
const log = { warn: vi.fn() }

const folder = mkdtempSync(join(tmpdir(), 'slovo-site-dictionary-'))
whenDone(() => rmSync(folder, { recursive: true }))
await mkdir(join(folder, 'ru'))
await writeFile(
  join(folder, 'ru/words.tsv'),
  'lemma\tpos\tclass\tpartner\tgovernment\tregister\tfrom\ttranslations\tnote\nка́ша\tnoun\tж 4a\t\t\t\t\tbouillie\t\n',
)
const place = { folder, cacheFile: join(folder, 'dictionary.sqlite') }

/** A process of the site, as far as its dictionary goes. */
async function startProcess(hears = true) {
  const dictionary = await openDictionary(place)
  const texts = openTextAnalyser(place)
  const database = hears ? backend.db.database : undefined
  const own = openOwnEntries({ content, dictionary, texts, log, database })
  await own.start()
  const end = async () => {
    await own.close()
    await texts.close()
    dictionary.close()
  }
  const definitions = (word: string) =>
    dictionary.lookup(word, 'ru-fr').flatMap((entry) => entry.definitions)
  return { own, definitions, [Symbol.asyncDispose]: end }
}

const shawarma = { lang: 'ru', lemma: 'шаурма́', pos: 'noun', class: 'ж 1b' } as const
const added = { ...shawarma, translations: ['kebab'] }

async function definitionsIn(id: number, word: string): Promise<string[]> {
  const { data } = await content.from('materials').select('glossary').eq('id', id).single()
  const glossary = data?.glossary as {
    entries: { word: string; lookups: { definitions: string[] }[] }[]
  }
  const entry = glossary.entries.find((one) => one.word === word)
  return entry?.lookups.flatMap(({ definitions }) => definitions) ?? []
}

const unread = (...words: string[]) => ({
  version: 1,
  entries: words.map((word) => ({ word, lookups: [] })),
})

test('what an admin writes into the table answers in every process, and texts that hold the word say it', async () => {
  await using here = await startProcess()
  await using there = await startProcess()
  const body = { body: 'Вот шаурма.', glossary: unread('вот', 'шаурма') }
  const [text, other] = [
    await makeMaterial(backend.db, body),
    await makeMaterial(backend.db, { body: 'Каша.', glossary: unread('каша') }),
  ]
  await content.rpc('count_missing_words', { of_lang: 'ru', words: ['шаурма', 'смузи'] })

  await content.from('dictionary_entries').insert(added)
  await here.own.read()
  expect(here.definitions('шаурмой')).toEqual(['kebab'])
  await expect.poll(() => there.definitions('шаурму')).toEqual(['kebab'])
  await expect.poll(() => definitionsIn(text.id, 'шаурма')).toEqual(['kebab'])
  expect(await definitionsIn(other.id, 'каша')).toEqual([])

  const missing = async () => (await content.from('missing_words').select('word')).data
  await expect.poll(missing).toEqual([{ word: 'смузи' }])

  await content
    .from('dictionary_entries')
    .update({ translations: ['chawarma'] })
    .eq('lang', 'ru')
  await expect.poll(() => there.definitions('шаурму')).toEqual(['chawarma'])
  await expect.poll(() => definitionsIn(text.id, 'шаурма')).toEqual(['chawarma'])

  await content.from('dictionary_entries').delete().eq('lang', 'ru')
  await here.own.read()
  expect(here.definitions('шаурмой')).toEqual([])
})

test('what a process left undone the next one does: a text holds a word that was added meanwhile', async () => {
  const body = { body: 'Вот шаурма.', glossary: unread('вот', 'шаурма') }
  const text = await makeMaterial(backend.db, body)
  await content.from('dictionary_entries').insert(added)

  await using next = await startProcess(false)
  expect(next.definitions('шаурмой')).toEqual(['kebab'])
  await expect.poll(() => definitionsIn(text.id, 'шаурма')).toEqual(['kebab'])
  const state = async () =>
    (await content.from('dictionary_entries').select('is_in_texts, in_texts_as').single()).data
  await expect.poll(state).toMatchObject({ is_in_texts: true, in_texts_as: shawarma })
})

test('words that readers did not find are counted together', async () => {
  await content.from('missing_words').delete().neq('word', '')
  const missing = countMissingWords(content, log)
  for (const word of ['лайк', 'лайк', 'мем']) missing.add({ lang: 'ru', word })
  await missing.close()

  const { data } = await content.from('missing_words').select('word, count').order('word')
  expect(data).toEqual([
    { word: 'лайк', count: 1 },
    { word: 'мем', count: 1 },
  ])
  expect(log.warn).not.toHaveBeenCalled()
})
