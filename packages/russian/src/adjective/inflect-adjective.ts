import type { Form } from '../form.ts'
import { guessAdjectiveClass } from '../guess-class.ts'
import { readStressed, type Stressed } from '../stressed.ts'
import type { AdjectiveClass } from '../word-class.ts'
import { comparativeOf } from './comparative.ts'
import { irregularAdjective } from './irregular-adjectives.ts'
import { type LongPattern, longEndings, longForms } from './long-forms.ts'
import { type Use, useOfComparative, useOfShortForms } from './rare-forms.ts'
import { shortForms, shortScheme } from './short-forms.ts'
import { shortOnly } from './short-only.ts'

/** Every form of an adjective (Zaliznyak's signs `п` and `мс` of adjectives), short forms and comparative last. */
export function inflectAdjective(lemma: string, wordClass: AdjectiveClass): Form[] {
  const written = shortOnly.get(lemma)
  if (written) return written
  const word = readStressed(lemma)
  const is = guessAdjectiveClass(word, wordClass)
  const long = declineLikeAdjective(lemma, is.pattern, isEndStressed(is))
  if (is.pattern !== 'adjective') return long
  const use = useOfShortForms(word.letters, isEndStressed(is) && is.secondStress === undefined)
  if (use === 'none' || is.notes.includes('без кр.')) return long
  const stem = stemOf(word)
  const scheme = shortScheme(is)
  const own = irregularAdjective(lemma, indexOf(is))
  const regular = shortForms(stem, {
    scheme,
    declension: is.number,
    isFleeting: is.isFleeting ?? false,
    deviations: is.deviations,
  })
  const short = (['m', 'f', 'n', 'pl'] as const).flatMap((agreement): Form[] => {
    const slot: Form['slot'] = `short.${agreement}`
    // Стально́й: стальна́ by rule, and no masculine.
    if (use === 'rare' && agreement === 'm' && isEndStressed(is)) return []
    const written = own[agreement]?.map((text): Form => ({ slot, text }))
    return written ?? regular.filter((form) => form.slot === slot)
  })
  const compared = (own.cmp ?? comparativeOf(stem, scheme)).map(
    (text): Form => ({ slot: 'comparative', text }),
  )
  const useOfCompared = useOfComparative(word.letters, scheme)
  return [
    ...long,
    ...withUse(short, use),
    ...withUse(compared, use === 'rare' && !own.cmp ? 'rare' : useOfCompared),
  ]
}

function withUse(forms: Form[], use: Use): Form[] {
  if (use === 'none') return []
  return use === 'rare' ? forms.map((form) => ({ ...form, isDoubtful: true })) : forms
}

/** The long forms of anything that is declined like an adjective: ordinals, participles, столо́вая, Ивано́в. */
export function declineLikeAdjective(
  lemma: string,
  pattern: AdjectiveClass['pattern'] | 'surname',
  isEndingStressed: boolean,
): Form[] {
  const word = readStressed(lemma)
  const isReflexive = /[еийя]ся$/.test(word.letters)
  const base = isReflexive ? { ...word, letters: word.letters.slice(0, -2) } : word
  const stem = stemOf(base)
  const long = longPattern(base.letters, pattern)
  return longForms(stem, longEndings(long, stem.letters), isEndingStressed, isReflexive ? 'ся' : '')
}

const ENDING = /(?:[ыи]й|ой|[ая]я|[ое]е|[ыи]е|ь[яеи]|[аоеы])$/

/** The stem: without the ending of the dictionary form; its stress is -1 where it stands on the ending. */
function stemOf({ letters, stress }: Stressed): Stressed {
  const stem = letters.replace(ENDING, '')
  return { letters: stem, stress: stress < stem.length ? stress : -1 }
}

function longPattern(letters: string, pattern: string): LongPattern {
  if (pattern === 'adjective') return isSoft(letters) ? 'soft' : 'hard'
  if (/(?:ий|ь[яеёи])$/.test(letters)) return 'soft-possessive'
  return pattern === 'surname' ? 'surname' : 'possessive'
}

/** -ний, -шеий: soft; -кий, -жий: spelt so after г к х ж ш ч щ. */
const isSoft = (letters: string) => /[^гкхжшчщ]ий$|яя$|[^жшчщц]ее$|[^гкхжшчщ]ие$/.test(letters)

const isEndStressed = (is: { stress: string }): boolean => is.stress.startsWith('b')

function indexOf(is: AdjectiveClass): string {
  const second = is.secondStress ? `/${is.secondStress}` : ''
  return `${is.number}${is.stress}${second}`
}
