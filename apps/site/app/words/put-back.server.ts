import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { isDuplicate, unwrap } from '../visit/failure/unwrap.ts'
import { type Database, databaseContext, type Reader } from '../visit/session/session.server.ts'
import { readIds, removeRows } from './change.server.ts'
import { MAX_SENTENCE_LENGTH } from './word.ts'

type Context = Readonly<RouterContextProvider>

const wordColumns =
  'word_ru, word_fr, word_sentence, sentence_form, sentence_at, material_id, created_at'
const cardColumns = `kind, due, stability, difficulty, scheduled_days, learning_steps, reps, lapses, state, last_review,
  is_suspended`

const Card = z.object({
  kind: z.enum(['recognise', 'gap', 'recall', 'listen']),
  due: z.string().max(40),
  stability: z.number(),
  difficulty: z.number(),
  scheduled_days: z.number().int(),
  learning_steps: z.number().int(),
  reps: z.number().int(),
  lapses: z.number().int(),
  state: z.number().int(),
  last_review: z.string().max(40).nullable(),
  is_suspended: z.boolean(),
})

/** A word that was removed, with what is known of its cards, as its owner's browser has it until it is too late. */
export const RemovedWord = z.object({
  word_ru: z.string().max(300),
  word_fr: z.string().max(300),
  word_sentence: z.string().max(MAX_SENTENCE_LENGTH).nullable(),
  sentence_form: z.string().max(300).nullable(),
  sentence_at: z.number().int().nullable(),
  material_id: z.number().int().nullable(),
  created_at: z.string().max(40),
  cards: z.array(Card).max(4),
})
export type RemovedWord = z.infer<typeof RemovedWord>

/** Removes these words, and returns what is needed to put back those that were there. */
export async function removeForNow(context: Context, reader: Reader, texts: readonly string[]) {
  const ids = readIds(texts)
  const whole = await findWholeWords(context.get(databaseContext), reader, ids)
  const removed = new Set(await removeRows(context, reader, ids))
  return whole.flatMap(({ id, ...word }): RemovedWord[] => (removed.has(id) ? [word] : []))
}

async function findWholeWords(database: Database, reader: Reader, ids: number[]) {
  return unwrap(
    await database
      .from('user_words')
      .select(`id, ${wordColumns}, cards:word_reviews (${cardColumns})`)
      .eq('user_id', reader.id)
      .in('id', ids),
  )
}

/** Puts words back with their schedule; returns how many there are again. One that was saved anew meanwhile stays as it is. */
export async function putWordsBack(context: Context, words: RemovedWord[]): Promise<number> {
  const database = context.get(databaseContext)
  let count = 0
  for (const { cards, ...word } of words) {
    const { data, error } = await database.from('user_words').insert(word).select('id').single()
    if (error && !isDuplicate(error)) throw error
    if (data && cards.length > 0) {
      const rows = cards.map((card) => ({ ...card, word_id: data.id }))
      unwrap(await database.from('word_reviews').upsert(rows).select('id'))
    }
    if (data) count += 1
  }
  return count
}
