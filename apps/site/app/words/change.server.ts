import type { RouterContextProvider } from 'react-router'
import { databaseContext, type Reader } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import { wordRefusal } from './outcome.server.ts'
import type { WordRefusal } from './outcome.ts'
import type { WordWithSentence } from './word.ts'

/** Changes a saved word of this user; a word that is gone is refused as an unexpected error. */
export async function changeWord(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  id: number,
  word: WordWithSentence,
): Promise<{ kind: 'changed' } | { kind: 'refused'; refusal: WordRefusal }> {
  const { data, error } = await context
    .get(databaseContext)
    .from('user_words')
    .update(word)
    .eq('user_id', reader.id)
    .eq('id', id)
    .select('id')
  if (error) {
    return { kind: 'refused', refusal: wordRefusal(context.get(visitContext).log, error) }
  }
  return data.length > 0 ? { kind: 'changed' } : { kind: 'refused', refusal: 'unexpected_error' }
}

/** Returns how many of these words were there and are removed. */
export async function removeWords(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  texts: readonly string[],
): Promise<number> {
  return (await removeRows(context, reader, readIds(texts))).length
}

export function readIds(texts: readonly string[]): number[] {
  return texts.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** Returns the ids of those that were there. */
export async function removeRows(
  context: Readonly<RouterContextProvider>,
  reader: Reader,
  ids: number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const { data, error } = await context
    .get(databaseContext)
    .from('user_words')
    .delete()
    .eq('user_id', reader.id)
    .in('id', ids)
    .select('id')
  if (error) context.get(visitContext).log.error(error, 'words could not be removed')
  return (data ?? []).map(({ id }) => id)
}
