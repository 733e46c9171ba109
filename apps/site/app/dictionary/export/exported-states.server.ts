import type { FiledState } from '@slovo/word-files'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'

const PAGE_SIZE = 1000
const State = z.enum(['known', 'ignored'])

/** A word that is known or ignored, and is not kept: it has no translation. */
interface ExportedState {
  russian: string
  french: string
  state: FiledState
  createdAt: string
}

/** The states of both languages that no kept word has said yet, a page at a time. */
export async function* exportedStates(
  database: Database,
  reader: Reader,
  said: ReadonlySet<number>,
): AsyncGenerator<ExportedState[]> {
  for (const lang of ['ru', 'fr'] as const) {
    let last = -1
    while (true) {
      const rows = unwrap(
        await database
          .from('word_states')
          .select('lemma, lemma_id, state, created_at')
          .eq('user_id', reader.id)
          .eq('lang', lang)
          .gt('lemma_id', last)
          .order('lemma_id', { ascending: true })
          .limit(PAGE_SIZE),
      )
      yield rows
        .filter(({ lemma_id }) => lang !== reader.learningLanguage || !said.has(lemma_id))
        .map(({ lemma, state, created_at }) => ({
          ...(lang === 'ru' ? { russian: lemma, french: '' } : { russian: '', french: lemma }),
          ...{ state: State.parse(state), createdAt: created_at },
        }))
      last = rows.at(-1)?.lemma_id ?? last
      if (rows.length < PAGE_SIZE) break
    }
  }
}
