import { z } from 'zod'
import { PAGE_SIZE } from './filters.ts'
import { studyStatusOf } from './study-status.ts'

const OwnTexts = z.object({
  has_words: z.boolean(),
  texts: z.array(
    z.object({
      ...{ id: z.number(), words: z.number(), known: z.number(), learning: z.number() },
      ...{ is_being_studied: z.boolean(), is_studied: z.boolean() },
    }),
  ),
})

/** What the database is asked of the first texts of a section. */
export const sectionQuestion = (section: string) =>
  `section_page?part=${section}&page_size=${PAGE_SIZE}`

/** What a learner knows and studies of the texts of a list, by `section_page` of the database, as cards have it. */
export function readOwnTexts(said: unknown) {
  const { has_words, texts } = OwnTexts.parse(said)
  return texts.map(({ id, words, known, learning, ...study }) => ({
    id,
    status: studyStatusOf(study),
    words: words > 0 ? { words, ...(has_words ? { known, learning } : UNKNOWN) } : null,
  }))
}

const UNKNOWN = { known: null, learning: null }

/** By what the lists of learners differ in more than their cards: filters by known words. Null where there is no text. */
export function shapeOfSection(said: unknown): string | null {
  const texts = readOwnTexts(said)
  return texts.length > 0 ? `${texts.some(({ words }) => words && words.known !== null)}` : null
}
