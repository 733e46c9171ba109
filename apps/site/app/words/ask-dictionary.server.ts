import { DictionaryWord, WordMatch } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import { data } from 'react-router'
import { z } from 'zod'
import type { SiteVisit } from '../visit/visit.ts'
import { langOfWord } from './word-path.ts'

const MAX_TEXT_LENGTH = 100

/** As much of a visit as a question to the dictionary takes. */
export type AskingVisit = Pick<SiteVisit, 'fetch' | 'log'> & {
  settings: Pick<SiteVisit['settings'], 'dictionaryUrl'>
}

const Described = z.object({ words: z.array(DictionaryWord) })
const Found = z.object({ words: z.array(WordMatch) })
const Bands = z.object({
  bands: z.array(z.object({ band: z.int(), lemmaIds: z.array(z.int()) })),
})
const Headwords = z.object({ headwords: z.array(z.string()) })

/** The words that are written like this lemma, whatever its stress, the most frequent first; none of an unknown one. */
export async function describeWords(visit: AskingVisit, lemma: string): Promise<DictionaryWord[]> {
  const lang = langOfWord(lemma) === 'ru' ? 'ru-fr' : 'fr-ru'
  const text = asked(lemma)
  return text ? (await ask(visit, 'words', { lang, text }, Described)).words : []
}

/** The words that a typed text may be meant for, likeliest first. */
export async function searchWords(visit: AskingVisit, typed: string): Promise<WordMatch[]> {
  const text = asked(typed)
  return text ? (await ask(visit, 'search', { text }, Found)).words : []
}

/** Every lemma of a language that has a page. */
export async function listHeadwords(visit: AskingVisit, lang: Lang): Promise<string[]> {
  return (await ask(visit, 'headwords', { lang }, Headwords)).headwords
}

/** The ids of the most frequent lemmas of a language, in bands; those of a band are in no other. */
export async function listBands(visit: AskingVisit, lang: Lang) {
  return (await ask(visit, 'bands', { lang }, Bands)).bands
}

const asked = (text: string) => text.trim().slice(0, MAX_TEXT_LENGTH)

async function ask<T>(
  { fetch, settings, log }: AskingVisit,
  route: string,
  query: Record<string, string>,
  shape: z.ZodType<T>,
): Promise<T> {
  const response = await fetch(`${settings.dictionaryUrl}/${route}?${new URLSearchParams(query)}`)
  if (response.ok) return shape.parse(await response.json())
  if (response.status === 429) throw data(null, { status: 429, headers: retryAfter(response) })
  log.error(new Error(`${route}: ${response.status}`), 'the dictionary did not answer')
  throw data(null, { status: 503, headers: { 'retry-after': '5' } })
}

const retryAfter = ({ headers }: Response) => ({
  'retry-after': headers.get('retry-after') ?? '60',
})
