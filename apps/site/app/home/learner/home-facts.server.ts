import { levels, sectionsOfMaterials } from '@slovo/content-model'
import { z } from 'zod'

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

/** The text that was read last, and the first word of the line at its top. */
const Place = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string().nullable(),
  section: z.enum(sectionsOfMaterials),
  level: z.enum(levels),
  image: z.string().nullable(),
  updated_at: z.string(),
  word: z.int(),
  /** Of the text; added to what the database says. */
  found: z.object({ sentence: z.string(), wordsInText: z.int() }).optional(),
})

const Facts = z.object({
  profile: z.object({ learning_language: z.enum(['fr', 'ru']) }),

  today: z.iso.date(),
  goal: Goal,
  wordCount: z.int(),
  /** Cards that today still asks for: reviews, and words that were never asked. */
  left: z.object({ due: z.int(), fresh: z.int() }),
  days: z.array(StudyDay),
  runs: z.array(Span),
  pauses: z.array(Span),
  place: Place.nullable(),
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

/** What the home of a user says of them, by `home_page` of the database. */
export const HomeFacts = Facts.extend({
  /** The newest posts for learners of the language. */
  news: z.array(NewsItem),
  /** The text to read next, as lists have it. */
  next: z.unknown(),
})
export type HomeFacts = z.infer<typeof HomeFacts>

export const SaidOfPlace = z.looseObject({ place: Place.nullable() })
