import { z } from 'zod'

/** One place of a paradigm (`sg.gen`, `present.1sg`; `présent 1s` in French) and its forms, the usual one first. */
export const ParadigmPlace = z.object({
  slot: z.string(),
  forms: z.array(z.object({ text: z.string(), isDoubtful: z.literal(true).optional() })),
})
export type ParadigmPlace = z.infer<typeof ParadigmPlace>

const RelatedWord = z.object({
  lemma: z.string(),
  stressed: z.string(),
  pos: z.string(),
  definition: z.string(),
})
export type RelatedWord = z.infer<typeof RelatedWord>

/** All that the dictionary knows about a word: the answer of `words`. */
export const DictionaryWord = z.object({
  lemma: z.string(),
  lemmaId: z.int().nonnegative(),
  stressed: z.string(),
  pos: z.string(),
  class: z.string().optional(),
  gender: z.enum(['m', 'f', 'n']).optional(),
  aspect: z.enum(['imperfectif', 'perfectif']).optional(),
  partner: z.array(z.string()).optional(),
  government: z.array(z.string()).optional(),
  register: z.string().optional(),
  rank: z.int().optional(),
  definitions: z.array(z.string()),
  note: z.string().optional(),
  paradigm: z.array(ParadigmPlace),
  family: z.array(RelatedWord),
})
export type DictionaryWord = z.infer<typeof DictionaryWord>

/** A word that a typed text may be meant for: the answer of `search`. */
export const WordMatch = RelatedWord.extend({ lang: z.enum(['ru', 'fr']) })
export type WordMatch = z.infer<typeof WordMatch>
