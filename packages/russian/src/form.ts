export const cases = ['nom', 'gen', 'dat', 'acc', 'ins', 'prep'] as const
export type Case = (typeof cases)[number]

/** What an adjective agrees with: a gender, or the plural. */
export type Agreement = 'm' | 'f' | 'n' | 'pl'

export type VerbPerson = '1sg' | '2sg' | '3sg' | '1pl' | '2pl' | '3pl'

export const participleKinds = [
  'present-active',
  'present-passive',
  'past-active',
  'past-passive',
] as const
export type ParticipleKind = (typeof participleKinds)[number]

/**
 * The place of a form in its paradigm: `sg.gen` of a noun, `sg.gen2` (ча́ю) and `sg.loc2` (в лесу́); `f.ins` of an
 * adjective (the accusative of the masculine and of the plural is that of a thing; `m.acc.animate`, `pl.acc.animate` are
 * those of a living being), `short.f`, `comparative`; `present.3sg` of a verb (of a perfective one this is its
 * future; only быть has `future.1sg` beside it).
 */
export type Slot =
  | `${'sg' | 'pl'}.${Case}`
  | 'sg.gen2'
  | 'sg.loc2'
  | `${Agreement}.${Case}`
  | `${Agreement}.acc.animate`
  | `short.${Agreement}`
  | 'comparative'
  | 'infinitive'
  | `present.${VerbPerson}`
  | `future.${VerbPerson}`
  | `past.${Agreement}`
  | `imperative.${'sg' | 'pl'}`
  | `gerund.${'present' | 'past'}`
  | `participle.${ParticipleKind}`

/** One form of a word. Several forms of one slot are alternatives, the usual one first. */
export interface Form {
  slot: Slot
  /** With its stress mark (U+0301) after the vowel; none on ё and on words of one syllable. */
  text: string
  /** Of Zaliznyak's sign ✕ or −: rarely said, or only made by rule. */
  isDoubtful?: true
}
