import { isStressKnown } from '@slovo/language'
import { z } from 'zod'
import { partsOfSpeech } from '../entry.ts'

const list = (separator: RegExp) =>
  z.string().transform((cell) =>
    cell
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  )

const Translations = list(/;\s*/).refine((all) => all.length > 0, 'there is none')
const Cyrillic = z
  .string()
  .regex(/^(?:[\p{Script=Cyrillic} '.,!?…-]|\u0301)+$/u, 'not a Russian word')
const Pos = z.enum(partsOfSpeech)
const optional = (values: readonly string[]) => z.enum(['', ...values])

const columnsOf = (names: string): readonly string[] => names.split(' ')

export const russianColumns = columnsOf('lemma pos gender aspect partner translations note')

/** A row of `content/dictionary/ru/*.tsv`. */
export const RussianRow = z
  .object({
    lemma: Cyrillic,
    pos: Pos,
    gender: optional(['m', 'f', 'n']),
    aspect: optional(['imperfectif', 'perfectif', 'both']),
    partner: list(/,\s*/),
    translations: Translations,
    note: z.string(),
  })
  .superRefine(({ lemma, pos, aspect, partner }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (!lemma.split(' ').every(isStressKnown)) wrong('lemma', `no stress mark in ${lemma}`)
    if (pos === 'verb' && aspect === '') wrong('aspect', `the verb ${lemma} has none`)
    if (pos !== 'verb' && aspect !== '') wrong('aspect', `${lemma} is no verb`)
    for (const word of partner) {
      if (!isStressKnown(word)) wrong('partner', `no stress mark in ${word}`)
    }
  })
export type RussianRow = z.infer<typeof RussianRow>

export const frenchColumns = columnsOf('lemma pos gender translations note')

/** A row of `content/dictionary/fr/*.tsv`. */
export const FrenchRow = z.object({
  lemma: z.string().regex(/^[\p{Script=Latin}\p{M} '’.,!?…-]+$/u, 'not a French word'),
  pos: Pos,
  gender: optional(['m', 'f', 'n']),
  translations: Translations,
  note: z.string(),
})
export type FrenchRow = z.infer<typeof FrenchRow>

export const stressedFormColumns = columnsOf('form lemma pos')

/**
 * A row of `content/dictionary/stressed-forms-ru.tsv`: which word a form, as it is stressed, is
 * of. Where several rows have the same form, the first is the likeliest.
 */
export const StressedFormRow = z.object({
  form: Cyrillic.transform((form) => form.toLowerCase()),
  lemma: Cyrillic,
  pos: Pos,
})
export type StressedFormRow = z.infer<typeof StressedFormRow>
