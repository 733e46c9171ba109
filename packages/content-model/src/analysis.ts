import { z } from 'zod'

const Offset = z.int().nonnegative()
const Span = z.tuple([Offset, Offset])

/**
 * Where the words and sentences of a text are, as offsets into the text that is shown with
 * accents (`body_accents`, or `body` where there is none). A word's third number is the
 * index of its form in the glossary.
 */
export const TextAnalysis = z.object({
  version: z.literal(1),
  lang: z.enum(['ru', 'fr']),
  paragraphs: z.array(z.object({ start: Offset, end: Offset })),
  sentences: z.array(Span),
  words: z.array(z.tuple([Offset, Offset, Offset])),
})
export type TextAnalysis = z.infer<typeof TextAnalysis>

/** One meaning of a form: its base word, what the form is, and up to five translations. */
export const GlossaryLookup = z.object({
  lemma: z.string(),
  lemmaId: z.int().nonnegative(),
  stressed: z.string(),
  pos: z.string(),
  gender: z.enum(['m', 'f', 'n']).optional(),
  aspect: z.enum(['imperfectif', 'perfectif']).optional(),
  partner: z.array(z.string()).optional(),
  form: z.object({ fr: z.string(), ru: z.string() }).optional(),
  definitions: z.array(z.string()).max(5),
  note: z.string().optional(),
})
export type GlossaryLookup = z.infer<typeof GlossaryLookup>

export const GlossaryEntry = z.object({ word: z.string(), lookups: z.array(GlossaryLookup) })
export type GlossaryEntry = z.infer<typeof GlossaryEntry>

/** One entry for each distinct form of a text; a homograph has several lookups, likeliest first. */
export const Glossary = z.object({ version: z.literal(1), entries: z.array(GlossaryEntry) })
export type Glossary = z.infer<typeof Glossary>
