import { z } from 'zod'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database } from '../visit/session/session.server.ts'

const DayOfProgress = z.object({
  day: z.iso.date(),
  secondsRead: z.int(),
  reviews: z.int(),
  wordsKept: z.int(),
  wordsKnown: z.int(),
})
export type DayOfProgress = z.infer<typeof DayOfProgress>

const RecallOfWeek = z.object({
  weeksAgo: z.int(),
  asked: z.int(),
  recalled: z.int(),
  /** The sum of how likely each answer was to be remembered. */
  predicted: z.number(),
})
export type RecallOfWeek = z.infer<typeof RecallOfWeek>

const HardWord = z.object({
  id: z.int(),
  word_ru: z.string(),
  word_fr: z.string(),
  lapses: z.int(),
})
export type HardWord = z.infer<typeof HardWord>

const Facts = z.object({
  today: z.iso.date(),
  learning: z.int(),
  known: z.int(),
  /** Kept words that are known or ignored now, by the day on which that was said. */
  setAside: z.array(z.object({ day: z.iso.date(), words: z.int() })),
  /** Of the last year; a day without study has no row. */
  days: z.array(DayOfProgress),
  recall: z.array(RecallOfWeek),
  forecast: z.array(z.object({ inDays: z.int(), cards: z.int() })),
  hardest: z.array(HardWord),
})
export type ProgressFacts = z.infer<typeof Facts>

/** What the user who is signed in has done, knows, and will be asked, in one question. */
export async function findProgressFacts(database: Database, lang: LearningLanguage) {
  return Facts.parse(unwrap(await database.rpc('progress_facts', { learnt_lang: lang })))
}
