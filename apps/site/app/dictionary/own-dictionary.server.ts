import { sectionsOfMaterials } from '@slovo/content-model'
import { z } from 'zod'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { Database } from '../visit/session/session.server.ts'
import { WORDS_ON_A_PAGE } from '../words/list.server.ts'
import { firstPage } from './word-query.ts'

const OwnDictionary = z.object({
  profile: z.object({ word_count: z.number() }).nullable(),
  words: z.array(
    z.object({
      id: z.number(),
      word_ru: z.string(),
      word_fr: z.string(),
      word_sentence: z.string().nullable(),
      created_at: z.string(),
      materials: z
        .object({
          id: z.number(),
          title: z.string(),
          slug: z.string(),
          section: z.enum(sectionsOfMaterials),
          lang: z.enum(['ru', 'fr']),
        })
        .nullable(),
    }),
  ),
  texts: z.array(z.object({ id: z.number(), title: z.string() })),
})

/** One more than are shown says whether there are more. */
export const DICTIONARY_QUESTION = { page_size: WORDS_ON_A_PAGE + 1 }

/** What the first page of a learner's words says, by `dictionary_page` of the database. */
export async function askDictionary(database: Database): Promise<unknown> {
  return unwrap(await database.rpc('dictionary_page', DICTIONARY_QUESTION))
}

/** The same as a page of the list. */
export function readDictionary(said: unknown) {
  const { profile, words: found, texts } = OwnDictionary.parse(said)
  const words = found.slice(0, WORDS_ON_A_PAGE)
  const last = found.length > WORDS_ON_A_PAGE ? words.at(-1) : undefined
  return {
    words,
    previous: null,
    next: last ? { side: 'after' as const, id: last.id, word: '' } : null,
    query: firstPage,
    texts,
    count: profile?.word_count ?? 0,
  }
}

/** By what the pages of learners differ in more than their words; null where there is no word to list. */
export function shapeOfDictionary(said: unknown): string | null {
  const { words, next, texts, count } = readDictionary(said)
  if (count === 0 || words.length === 0) return null
  return [next === null, texts.length === 0].join()
}
