import type { ExportedCard, ExportedReview, ExportedWord } from '@slovo/word-files/files'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'

const PAGE_SIZE = 1000
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

const columns = `id, word_ru, word_fr, word_sentence, sentence_form, sentence_at, created_at, ru_lemma_id, fr_lemma_id,
  materials (title),
  word_reviews (kind, due, stability, difficulty, scheduled_days, reps, lapses, state, last_review, is_suspended)`

const State = z.enum(['known', 'ignored'])
const Kind = z.enum(['recognise', 'gap', 'recall', 'listen'])
/** What `review_log` keeps of a card, as far as an export has a place for it. */
const Before = z.object({
  state: z.int().min(0).max(3).catch(0),
  scheduled_days: z.number().min(0).max(36_500).catch(0),
})

/**
 * All words of a learner with the memory of their cards, oldest first, a page at a time. `said` collects the lemmas whose
 * states they have.
 */
export async function* exportedWords(
  database: Database,
  reader: Reader,
  said = new Set<number>(),
): AsyncGenerator<ExportedWord[]> {
  const states = await statesByLemma(database, reader)
  const lemma = reader.learningLanguage === 'ru' ? 'ru_lemma_id' : 'fr_lemma_id'
  let last = 0
  while (true) {
    const rows = unwrap(
      await database
        .from('user_words')
        .select(columns)
        .eq('user_id', reader.id)
        .gt('id', last)
        .order('id', { ascending: true })
        .limit(PAGE_SIZE),
    )
    for (const row of rows) said.add(row[lemma] ?? 0)
    yield rows.map((row) => ({
      id: row.id,
      russian: row.word_ru,
      french: row.word_fr,
      sentence: row.word_sentence,
      form: row.sentence_form,
      at: row.sentence_at,
      text: row.materials?.title ?? null,
      createdAt: row.created_at,
      state: states.get(row[lemma] ?? 0) ?? null,
      cards: row.word_reviews.map(
        ({ kind, scheduled_days, is_suspended, last_review, ...memory }): ExportedCard => ({
          ...memory,
          kind: Kind.parse(kind),
          scheduledDays: scheduled_days,
          isSuspended: is_suspended,
          lastReview: last_review,
        }),
      ),
    }))
    last = rows.at(-1)?.id ?? last
    if (rows.length < PAGE_SIZE) return
  }
}

/** The reviews that were not taken back. */
export async function* exportedReviews(
  database: Database,
  reader: Reader,
): AsyncGenerator<ExportedReview[]> {
  const undone = new Set<string>()
  for await (const rows of logPages(database, reader)) {
    for (const { undoes } of rows) if (undoes) undone.add(undoes)
  }
  for await (const rows of logPages(database, reader)) {
    yield rows.flatMap(({ id, grade, kind, word_id, before, reviewed_at, duration_ms }) => {
      if (grade === null || undone.has(id)) return []
      const { state, scheduled_days } = Before.parse(before)
      return {
        ...{ wordId: word_id, kind: Kind.parse(kind), grade, reviewedAt: reviewed_at },
        ...{ durationMs: duration_ms, stateBefore: state, daysBefore: Math.round(scheduled_days) },
      }
    })
  }
}

async function* logPages(database: Database, reader: Reader) {
  let last = BEFORE_ALL
  while (true) {
    const rows = unwrap(
      await database
        .from('review_log')
        .select('id, word_id, kind, grade, undoes, reviewed_at, duration_ms, before')
        .eq('user_id', reader.id)
        .gt('id', last)
        .order('id', { ascending: true })
        .limit(PAGE_SIZE),
    )
    yield rows
    last = rows.at(-1)?.id ?? last
    if (rows.length < PAGE_SIZE) return
  }
}

async function statesByLemma(database: Database, { id, learningLanguage }: Reader) {
  const states = new Map<number, z.infer<typeof State>>()
  let last = -1
  while (true) {
    const rows = unwrap(
      await database
        .from('word_states')
        .select('lemma_id, state')
        .eq('user_id', id)
        .eq('lang', learningLanguage)
        .gt('lemma_id', last)
        .order('lemma_id', { ascending: true })
        .limit(PAGE_SIZE),
    )
    for (const { lemma_id, state } of rows) states.set(lemma_id, State.parse(state))
    last = rows.at(-1)?.lemma_id ?? last
    if (rows.length < PAGE_SIZE) return states
  }
}
