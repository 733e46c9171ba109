import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database, Locale } from '../visit/session/session.server.ts'
import { type Card, type CardRow, presentCard } from './card.server.ts'

/**
 * What to read after a text: the next chapter of its book, or the text that suits this user best; `null` when they have
 * finished everything. The database chooses by whose session asks: by level and section for a visitor, by share known too
 * for a learner with words (`next_text` of migration 0077 says how). The card is one of a list:
 * `<MaterialCards cards={[card]} lang={lang} hasSection />`.
 */
export async function findNextText(
  database: Database,
  locale: Locale,
  read: { id: number },
): Promise<Card | null> {
  const [row] = unwrap(
    await database
      .rpc('next_text', { after: read.id })
      .overrideTypes<CardRow[], { merge: false }>(),
  )
  return row ? presentCard(row, locale) : null
}

interface Wish {
  lang: LearningLanguage
  limit: number
}

/**
 * Texts that this user has not finished, what they can read best first: those of which they know 90 to 98 %, then those
 * nearest to it (without words: the lowest level first). Books are there by their first chapter. Empty only when all is
 * finished. A learner's home shows the first one as the next text where there is none to go on from.
 */
export function listReachable(
  database: Database,
  locale: Locale,
  { lang, limit }: Wish,
): Promise<Card[]> {
  return listBy(database, locale, 'nearest', { lang, limit })
}

/** Where a beginner starts: of the lowest level what they know best, or the shortest text; `null` when all is finished. */
export async function findFirstText(
  database: Database,
  locale: Locale,
  lang: LearningLanguage,
): Promise<Card | null> {
  const [card] = await listBy(database, locale, 'start', { lang, limit: 1 })
  return card ?? null
}

async function listBy(
  database: Database,
  locale: Locale,
  sort_by: 'nearest' | 'start',
  { lang, limit }: Wish,
) {
  const rows = unwrap(
    await database
      .rpc('list_texts', { lang, status: 'unfinished', sort_by, page_size: limit })
      .overrideTypes<CardRow[], { merge: false }>(),
  )
  return rows.map((row) => presentCard(row, locale))
}
