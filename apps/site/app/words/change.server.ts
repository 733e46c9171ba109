import { collapseMarks } from '@slovo/language'
import type { Message } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import { errors } from '@slovo/messages/errors'
import { z } from 'zod'
import { readTyped } from '../dictionary/typed-word.ts'
import type { Database, Reader } from '../visit/session/session.server.ts'
import type { Visit } from '../visit/visit.ts'

const DUPLICATE_KEY = '23505'
const MAX_WORD = 200
const MAX_SENTENCE = 1000

const Word = z.object({
  word_ru: z.string().trim().min(1).max(MAX_WORD).transform(collapseMarks),
  word_fr: z.string().trim().min(1).max(MAX_WORD).transform(collapseMarks),
  word_sentence: z.string().trim().max(MAX_SENTENCE).transform(collapseMarks),
})

/** What the form held, given back with what is wrong with it. */
export interface RefusedWord {
  kind: 'refused'
  values: { word_ru: string; word_fr: string; word_sentence: string }
  message: Message
}

/** The fields of a word's form; or what is wrong with them. */
export function readWord(form: FormData) {
  const { values } = readTyped(form)
  const read = Word.safeParse(values)
  if (read.success) {
    return { values, word: { ...read.data, word_sentence: read.data.word_sentence || null } }
  }
  const isEmpty = !values.word_ru.trim() || !values.word_fr.trim()
  return { values, message: isEmpty ? dictionary.required : dictionary.tooLong }
}

type KeptWord = NonNullable<ReturnType<typeof readWord>['word']>
type Log = Visit['log']

/** Gives the sentence back that says why the word was not kept; nothing when it was. */
export async function addWord(database: Database, log: Log, word: KeptWord) {
  const { error } = await database.from('user_words').insert(word)
  return error ? refusalOf(error, log) : null
}

export async function changeWord(
  database: Database,
  log: Log,
  reader: Reader,
  id: number,
  word: KeptWord,
) {
  const { data, error } = await database
    .from('user_words')
    .update(word)
    .eq('user_id', reader.id)
    .eq('id', id)
    .select('id')
  if (error) return refusalOf(error, log)
  return data.length > 0 ? null : errors.unexpected
}

function refusalOf(error: { code: string }, log: Log): Message {
  if (error.code === DUPLICATE_KEY) return errors.duplicateTranslation
  log.error(error, 'a word of the dictionary could not be kept')
  // Where the database did not answer, there is no code.
  return error.code ? errors.unexpected : errors.unknown
}

/** How many of these words are gone; none is an error with its own sentence. */
export async function removeWords(database: Database, log: Log, reader: Reader, ids: number[]) {
  if (ids.length === 0) return 0
  const { data, error } = await database
    .from('user_words')
    .delete()
    .eq('user_id', reader.id)
    .in('id', ids)
    .select('id')
  if (error) log.error(error, 'words could not be deleted')
  return data?.length ?? 0
}

export function readIds(values: FormDataEntryValue[]): number[] {
  return values.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
}
