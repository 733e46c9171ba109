import { z } from 'zod'
import { SentWordCounts } from './card.server.ts'
import { PAGE_SIZE } from './filters.ts'
import { isForBeginner } from './start-here.tsx'
import { studyStatusOf } from './study/study-status.ts'

const OwnTexts = z.object({
  texts: z.array(
    z.object({
      ...{ id: z.number(), is_being_studied: z.boolean(), is_studied: z.boolean() },
      word_counts: SentWordCounts,
    }),
  ),
})

/** The questions to the database about what of a list of texts is the learner's own. */
export const sectionsQuestion = { name: 'sections_page', isStamped: true }
export const sectionQuestion = (section: string) => ({
  name: 'section_page',
  values: { part: section, page_size: String(PAGE_SIZE) },
  isStamped: true,
})

/** Their answer, as cards have it. */
export function readOwnTexts(said: unknown) {
  const { texts } = OwnTexts.parse(said)
  return texts.map(({ id, word_counts, ...study }) => ({
    id,
    status: studyStatusOf(study),
    words: word_counts,
  }))
}

type OwnText = ReturnType<typeof readOwnTexts>[number]

/** By what the lists of learners differ in more than their cards: filters by known words. Null where there is no text. */
export function shapeOfSection(said: unknown): string | null {
  const texts = readOwnTexts(said)
  return texts.length > 0 ? String(texts.some(hasShare)) : null
}

/** The same of the page of all sections: the text to start with, too. */
export function shapeOfSections(said: unknown): string {
  const [start] = readOwnTexts(said)
  return start ? [start.id, hasShare(start), isForBeginner(start)].join() : ''
}

const hasShare = ({ words }: OwnText) => words !== null && words.known !== null
