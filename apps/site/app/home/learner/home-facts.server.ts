import { levels, sectionsOfMaterials } from '@slovo/content-model'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../../visit/language/learning-language.server.ts'
import type { Database } from '../../visit/session/session.server.ts'

const Span = z.object({ first: z.iso.date(), last: z.union([z.iso.date(), z.literal('infinity')]) })

const StudyDay = z.object({
  day: z.iso.date(),
  secondsRead: z.int(),
  secondsReviewed: z.int(),
  reviews: z.int(),
  wordsKept: z.int(),
  wordsKnown: z.int(),
})
export type StudyDay = z.infer<typeof StudyDay>

const Goal = z.object({ kind: z.enum(['minutes', 'words']), amount: z.int() })
export type Goal = z.infer<typeof Goal>

const Facts = z.object({
  today: z.iso.date(),
  goal: Goal,
  wordCount: z.int(),
  /** Cards that today still asks for: reviews, and words that were never asked. */
  left: z.object({ due: z.int(), fresh: z.int() }),
  days: z.array(StudyDay),
  runs: z.array(Span),
  pauses: z.array(Span),
  /** The text that was read last, and the first word of the line at its top. */
  place: z
    .object({
      id: z.int(),
      title: z.string(),
      slug: z.string().nullable(),
      section: z.enum(sectionsOfMaterials),
      level: z.enum(levels),
      image: z.string().nullable(),
      updated_at: z.string(),
      word: z.int(),
    })
    .nullable(),
  lesson: z
    .object({ slug: z.string(), level: z.enum(levels), title_fr: z.string(), title_ru: z.string() })
    .nullable(),
})

const NewsItem = z.object({
  slug: z.string(),
  title: z.string(),
  lang: z.string(),
  published_at: z.string(),
})
export type NewsItem = z.infer<typeof NewsItem>

const Page = Facts.extend({
  /** The newest posts for learners of the language. */
  news: z.array(NewsItem),
  /** The text to read next, as lists have it. */
  next: z.unknown(),
})

/** What the home of the user who is signed in tells of them, in one question. */
export async function findHomeFacts(database: Database, lang: LearningLanguage) {
  return Page.parse(unwrap(await database.rpc('home_page', { learnt_lang: lang })))
}
