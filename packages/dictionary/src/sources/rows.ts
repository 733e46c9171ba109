import { isStressKnown } from '@slovo/language'
import { faultsOfClass } from '@slovo/russian'
import { z } from 'zod'
import { partsOfSpeech, registers } from '../entry.ts'

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
const optional = <const Value extends string>(values: readonly Value[]) => z.enum(['', ...values])

const columnsOf = (names: string): readonly string[] => names.split(' ')

export const russianColumns = columnsOf(
  'lemma pos class partner government register from translations note',
)

const INFLECTED: readonly string[] = ['noun', 'name', 'verb', 'adj', 'pron', 'num']

/** What the word takes: cases, with a preposition before them, or a clause. */
const GOVERNED =
  /^(?:(?:(?:[а-яё-]|\u0301)+ )*(?:nom|gen|dat|acc|ins|loc|inf|adv)|что|чтобы|ли|как)$/u

/** A row of `content/dictionary/ru/*.tsv`; content/dictionary/README.md explains its columns. */
export const RussianRow = z
  .object({
    lemma: Cyrillic,
    pos: Pos,
    class: z.string(),
    partner: list(/,\s*/),
    government: list(/;\s*/),
    register: optional(registers),
    from: z.union([z.literal(''), Cyrillic]),
    translations: Translations,
    note: z.string(),
  })
  .superRefine((row, context) => {
    const { lemma, pos, partner, government, from } = row
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    // подо, изо lean on the word behind them.
    const isClitic = pos === 'prep'
    if (!isClitic && !lemma.split(' ').every(isStressKnown))
      wrong('lemma', `no stress mark in ${lemma}`)
    if (INFLECTED.includes(pos) && row.class === '') wrong('class', `${lemma} has none`)
    if (!INFLECTED.includes(pos) && row.class !== '') wrong('class', `${lemma} has no forms`)
    for (const fault of row.class ? faultsOfClass(lemma, row.class) : []) wrong('class', fault)
    if (pos !== 'verb' && partner.length > 0) wrong('partner', `${lemma} is no verb`)
    for (const word of partner) {
      if (!isStressKnown(word)) wrong('partner', `no stress mark in ${word}`)
    }
    if (!isStressKnown(from)) wrong('from', `no stress mark in ${from}`)
    for (const one of government) {
      if (!GOVERNED.test(one))
        wrong('government', `« ${one} » is none: « gen », « на acc », « inf »`)
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
