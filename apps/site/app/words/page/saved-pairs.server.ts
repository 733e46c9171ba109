import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database, Reader } from '../../visit/session/session.server.ts'
import { type SavedWord, savedWordColumns } from '../word.ts'

/** What this user has saved of a word, in either direction. */
export async function listSavedPairs(
  database: Database,
  reader: Reader | null,
  { lemmaId, lang }: { lemmaId: number; lang: 'ru' | 'fr' },
): Promise<SavedWord[]> {
  if (!reader) return []
  return unwrap(
    await database
      .from('user_words')
      .select(savedWordColumns)
      .eq('user_id', reader.id)
      .eq(lang === 'ru' ? 'ru_lemma_id' : 'fr_lemma_id', lemmaId)
      .limit(100),
  )
}
