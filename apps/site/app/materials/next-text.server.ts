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

/** Where a beginner starts: of the lowest level what they know best, or the shortest text; `null` when all is finished. */
export async function findFirstText(
  database: Database,
  locale: Locale,
  lang: LearningLanguage,
): Promise<Card | null> {
  const [row] = unwrap(
    await database
      .rpc('list_texts', { lang, status: 'unfinished', sort_by: 'start', page_size: 1 })
      .overrideTypes<CardRow[], { merge: false }>(),
  )
  return row ? presentCard(row, locale) : null
}
