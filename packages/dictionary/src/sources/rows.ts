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

/** Prepositions that lean on the next word, and abbreviations that are spelt out (ООН). */
const CLITIC = /^(?:изо|ото|обо|подо|передо|предо|безо|[А-ЯЁ]{2,})$/
const LENT =
  /^(?:за\u0301|на\u0301|по\u0301|по\u0301д|и\u0301з|до\u0301|ни\u0301|не\u0301|при\u0301|со\u0301|о\u0301б)$/

/** What the word takes: cases, with a preposition before them, or a clause. */
const GOVERNED =
  /^(?:(?:(?:[а-яё-]|\u0301)+ )*(?:nom|gen|dat|acc|ins|loc|inf|adv)|что|чтобы|ли|как)$/u

/** изо leans on the word behind it; in за́ город and как бы то ни́ было a word gives its stress to the one before it. */
export function hasKnownStress(lemma: string): boolean {
  const words = lemma.split(' ')
  return words.every(
    (word, place) => isStressKnown(word) || CLITIC.test(word) || LENT.test(words[place - 1] ?? ''),
  )
}

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
    if (!hasKnownStress(lemma)) wrong('lemma', `no stress mark in ${lemma}`)
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
