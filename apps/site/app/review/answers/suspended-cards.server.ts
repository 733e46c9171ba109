import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'

/** How many cards of a word are asked no more, set aside in a review or suspended in the file they came from. */
export async function countSuspended(
  database: Database,
  { id }: Pick<Reader, 'id'>,
  word: number,
): Promise<number> {
  const cards = await database
    .from('word_reviews')
    .select('id')
    .eq('user_id', id)
    .eq('word_id', word)
    .eq('is_suspended', true)
  return unwrap(cards).length
}

/** All cards of the word are asked again when they are due. */
export async function resumeWord(database: Database, { id }: Pick<Reader, 'id'>, word: number) {
  unwrap(
    await database
      .from('word_reviews')
      .update({ is_suspended: false })
      .eq('user_id', id)
      .eq('word_id', word)
      .eq('is_suspended', true),
  )
}
