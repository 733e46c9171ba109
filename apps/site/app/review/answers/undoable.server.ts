import { type CardKind, dayOf } from '@slovo/review'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'

/** An answer that can be taken back, and the card that it was given to. */
export interface UndoableReview {
  id: string
  wordId: number
  kind: CardKind
}

/** `undo_review` refuses what was answered before the last ten. */
const UNDOABLE = 10
/** The last ten answers may have been taken back and given again. */
const ROWS_READ = 5 * UNDOABLE

/** What the learner answered last, in any tab and on any device, the newest first. */
export async function readLastAnswers(database: Database, { id }: Pick<Reader, 'id'>) {
  return unwrap(
    await database
      .from('review_log')
      .select('id, word_id, kind, undoes, created_at')
      .eq('user_id', id)
      .order('created_at', { ascending: false })
      .limit(ROWS_READ),
  )
}

type LoggedAnswer = Awaited<ReturnType<typeof readLastAnswers>>[number]

/**
 * Of these, the answers of the learner's day that can be taken back, the newest last: each one once those after it were. A
 * review of one text takes back the answers to its words only.
 */
export async function findUndoable(
  database: Database,
  log: readonly LoggedAnswer[],
  { now, timeZone, text }: { now: Date; timeZone: string; text: number | null },
): Promise<UndoableReview[]> {
  const undone = new Set(log.map(({ undoes }) => undoes))
  const today = dayOf(now, timeZone)
  const answers = log
    .filter(({ id, undoes }) => !undoes && !undone.has(id))
    .slice(0, UNDOABLE)
    .filter(({ created_at }) => dayOf(new Date(created_at), timeZone) === today)
  if (answers.length === 0) return []

  const words = await findWords(database, { ids: answers.map(({ word_id }) => word_id), text })
  return answers
    .filter(({ word_id }) => words.has(word_id))
    .map(({ id, word_id, kind }) => ({ id, wordId: word_id, kind }))
    .reverse()
}

/** Those of the words that are still kept, and come from the text. */
async function findWords(
  database: Database,
  { ids, text }: { ids: number[]; text: number | null },
) {
  const kept = database.from('user_words').select('id').in('id', ids)
  const found = unwrap(await (text === null ? kept : kept.eq('material_id', text)))
  return new Set(found.map(({ id }) => id))
}
