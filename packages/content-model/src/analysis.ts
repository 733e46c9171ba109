import { z } from 'zod'

type Paragraph = { start: number; end: number }
type Span = [start: number, end: number]
type WordPlace = [start: number, end: number, glossaryIndex: number]

const isOffset = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isSpan = (value: unknown): value is Span => areOffsets(value, 2)
const isWordPlace = (value: unknown): value is WordPlace => areOffsets(value, 3)

function isParagraph(value: unknown): value is Paragraph {
  if (typeof value !== 'object' || value === null) return false
  return 'start' in value && isOffset(value.start) && 'end' in value && isOffset(value.end)
}

function areOffsets(value: unknown, count: number) {
  return Array.isArray(value) && value.length === count && value.every(isOffset)
}

/** Checked by hand: a text may have 150,000 words, and a schema run for each would block the process. */
function listOf<T>(isOne: (value: unknown) => value is T) {
  return z.custom<T[]>((value) => Array.isArray(value) && value.every(isOne))
}

/**
 * Where the words and sentences of a text are, as offsets into the text that is shown with
 * accents (`body_accents`, or `body` where there is none). A word's third number is the
 * index of its form in the glossary.
 */
export const TextAnalysis = z.object({
  version: z.literal(1),
  lang: z.enum(['ru', 'fr']),
  paragraphs: listOf(isParagraph),
  sentences: listOf(isSpan),
  words: listOf(isWordPlace),
})
export type TextAnalysis = z.infer<typeof TextAnalysis>

/** One meaning of a form: its base word, what the form is, and up to five translations; none where the dictionary lacks the word. */
export const GlossaryLookup = z.object({
  lemma: z.string(),
  lemmaId: z.int().nonnegative(),
  stressed: z.string(),
  pos: z.string(),
  gender: z.enum(['m', 'f', 'n']).optional(),
  aspect: z.enum(['imperfectif', 'perfectif']).optional(),
  partner: z.array(z.string()).optional(),
  form: z.object({ fr: z.string(), ru: z.string() }).optional(),
  /** The form as it is stressed in this meaning, likeliest first. */
  formStress: z.array(z.string()).optional(),
  /** What the word takes: `gen`, `на acc`, `inf`. */
  government: z.array(z.string()).optional(),
  register: z.string().optional(),
  /** It is one of the so many most frequent words. */
  rank: z.int().optional(),
  definitions: z.array(z.string()).max(5),
  note: z.string().optional(),
  /** The imported dictionary that the meaning is from. */
  source: z.string().optional(),
})
export type GlossaryLookup = z.infer<typeof GlossaryLookup>

export const GlossaryEntry = z.object({ word: z.string(), lookups: z.array(GlossaryLookup) })
export type GlossaryEntry = z.infer<typeof GlossaryEntry>

/** One entry for each distinct form of a text; a homograph has several lookups, likeliest first. */
export const Glossary = z.object({ version: z.literal(1), entries: z.array(GlossaryEntry) })
export type Glossary = z.infer<typeof Glossary>
