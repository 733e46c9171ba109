export type NounScheme = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'b′' | 'd′' | 'f′' | 'f″'
export type ShortScheme = 'a' | 'b' | 'c' | 'a′' | 'b′' | 'c′' | 'c″'

/** A word class after A. A. Zaliznyak's Grammatical Dictionary, as it stands in a row: `ж 1f′`, `п 1*a/c″`, `нсв 6b/c`. */
export type WordClass = NounClass | AdjectiveClass | PronounClass | NumeralClass | VerbClass

interface Index {
  /** The number of the declension or conjugation; 0 is a word without forms, or with all of them irregular. */
  number: number
  /** `*`, a fleeting vowel; undefined where nothing is written: then the lemma and its forms decide. */
  isFleeting?: true
  /** `°`: граждани́н, ребёнок, и́мя; со́хнуть, рвать. */
  isDegree?: true
  /** The scheme before the oblique stroke. */
  stress: string
  /** The scheme after it. */
  secondStress?: string
  /** Numbers in circles. */
  deviations: ReadonlySet<number>
  /** What follows the index after commas, as written: `п2 в`, `ё`, `ч3 д`. */
  notes: readonly string[]
}

export interface NounClass extends Index {
  kind: 'noun'
  /** `common` is мо-жо: сирота́. */
  gender: 'm' | 'f' | 'n' | 'common'
  isAnimate: boolean
  isPluralOnly: boolean
  /** Declined as an adjective (столо́вая) or as a possessive one (Ивано́в). */
  pattern: 'noun' | 'adjective' | 'pronoun'
}

export interface AdjectiveClass extends Index {
  kind: 'adjective'
  /** `pronoun`: ли́сий, ма́мин. */
  pattern: 'adjective' | 'pronoun'
}

interface PronounClass extends Index {
  kind: 'pronoun'
  isLikeAdjective: boolean
}

interface NumeralClass extends Index {
  kind: 'numeral'
  isLikeAdjective: boolean
}

export interface VerbClass extends Index {
  kind: 'verb'
  aspect: 'imperfective' | 'perfective' | 'both'
  isIntransitive: boolean
}

/** The class is not written as one. */
export class InvalidWordClass extends Error {
  override name = 'InvalidWordClass'
}

/** A word's letters or stress contradict its class. */
export class WordDoesNotFit extends Error {
  override name = 'WordDoesNotFit'
}

const NOUN = /^(?:(мн\.)\s*(?:от\s+)?)?(м|ж|с|о|мо-жо|мо|жо|со)(\s+о)?(?:\s+(п|мс))?(?:\s+(\S+))?$/u
const ADJECTIVE = /^п(?:\s+(мс))?(?:\s+(\S+))?$/u
const PRONOUN = /^(мс|мс-п|числ|числ-п)(?:\s+(\S+))?$/u
const VERB = /^(нсв|св|св-нсв|нсв-св)(?:\s+(нп))?(?:\s+(\S+))?$/u
const INDEX = /^(\d+)(\*{0,2})(°?)([a-f][′″]?)?(?:\/([a-f][′″]?))?([①②③④⑤⑥⑦⑧⑨]*)$/u
const CIRCLES = '①②③④⑤⑥⑦⑧⑨'

/** The classes that a word follows, the usual one first: `ж 3d′//ж 3f′`. */
export const alternativesOf = (written: string): string[] =>
  written.split('//').map((one) => one.trim())

/**
 * Reads a class: a sign of the part of speech, an index (number, `*` or `°`, stress schemes, numbers in circles), notes
 * after commas. Primes may be written ′ ″, ' '' or as digits (`1f1`, `c2`), a space may stand before о (`м о 1a`).
 *
 * Of a word that follows two classes (`ж 3d′//ж 3f′`) the first is read.
 *
 * @throws {InvalidWordClass} for anything else.
 */
export function readWordClass(written: string): WordClass {
  const [usual = ''] = alternativesOf(written)
  const [head = '', ...notes] = usual.normalize('NFC').split(/\s*,\s*/)
  const text = head.trim()
  const index = (cell: string | undefined) => ({ ...readIndex(cell, written), notes })
  const noun = NOUN.exec(text)
  if (noun) {
    const [, plural, sign = '', isAnimate, pattern, cell] = noun
    return {
      kind: 'noun',
      gender: genderOf(sign),
      isAnimate: isAnimate !== undefined || /[мжс]о/.test(sign) || sign === 'о',
      isPluralOnly: plural !== undefined,
      pattern: pattern === 'п' ? 'adjective' : pattern === 'мс' ? 'pronoun' : 'noun',
      ...index(cell),
    }
  }
  const adjective = ADJECTIVE.exec(text)
  if (adjective) {
    const [, pronominal, cell] = adjective
    return { kind: 'adjective', pattern: pronominal ? 'pronoun' : 'adjective', ...index(cell) }
  }
  const pronoun = PRONOUN.exec(text)
  if (pronoun) {
    const [, sign = '', cell] = pronoun
    const kind = sign.startsWith('мс') ? 'pronoun' : 'numeral'
    return { kind, isLikeAdjective: sign.endsWith('-п'), ...index(cell) }
  }
  const verb = VERB.exec(text)
  if (verb) {
    const [, sign, intransitive, cell] = verb
    const aspect = sign === 'нсв' ? 'imperfective' : sign === 'св' ? 'perfective' : 'both'
    return { kind: 'verb', aspect, isIntransitive: intransitive !== undefined, ...index(cell) }
  }
  throw new InvalidWordClass(`« ${written} » is no class: « ж 1f′ », « п 1a/c », « нсв 4b »`)
}

function genderOf(sign: string): NounClass['gender'] {
  if (sign === 'о' || sign === 'мо-жо') return 'common'
  return sign.startsWith('м') ? 'm' : sign.startsWith('ж') ? 'f' : 'n'
}

function readIndex(cell: string | undefined, written: string): Omit<Index, 'notes'> {
  if (cell === undefined) return { number: 0, stress: 'a', deviations: new Set() }
  const found = INDEX.exec(withPrimes(cell))
  if (!found)
    throw new InvalidWordClass(
      `« ${cell} » of « ${written} » is no index: « 3*b », « 1f′ », « 6b/c »`,
    )
  const [, number, star, degree, stress = 'a', secondStress, circles = ''] = found
  return {
    number: Number(number),
    ...(star && { isFleeting: true }),
    ...(degree && { isDegree: true }),
    stress,
    ...(secondStress && { secondStress }),
    deviations: new Set([...circles].map((circle) => CIRCLES.indexOf(circle) + 1)),
  }
}

/** `1f1` and `1f'` → `1f′`, `b/c2` and `b/c''` → `b/c″`. */
const withPrimes = (index: string) =>
  index.replace(/([a-f])(?:''|"|2)/g, '$1″').replace(/([a-f])['1]/g, '$1′')
