import type { StoredWord } from '../../store.ts'
import { casePlaceOf } from './case-place.ts'
import type { Evidence } from './evidence.ts'
import { isParted, mayModify, type Token } from './token.ts'

/** в ты́сяча девятьсо́т три́дцать пя́том году́ */
const MAX_MODIFIERS = 6

/** A noun, or what agrees with it, stands in a case that the preposition before it takes: от головы́, че́рез ре́ки. */
export const prepositionEvidence: Evidence = ({ word, slot }, sentence, place) => {
  const preposition = prepositionBefore(sentence, place)
  const where = casePlaceOf(slot)
  if (!preposition) return where?.isSecond && slot.endsWith('loc2') ? 0.01 : 1
  const isNext = preposition.distance === 1
  if (!where) return isNext && ['verb', 'conj', 'part', 'adv', 'prep'].includes(word.pos) ? 0.05 : 1
  if (where.isSecond && slot.endsWith('loc2'))
    return /^(?:в|во|на)$/.test(preposition.word.lemma) ? 12 : 0.01
  const taken = casesOf(preposition.word)
  return taken.has(where.case) ? 6 : 0.05
}

function prepositionBefore(
  sentence: Token[],
  place: number,
): { word: StoredWord; distance: number } | undefined {
  for (let distance = 1; distance <= MAX_MODIFIERS + 1; distance += 1) {
    const token = sentence[place - distance]
    const next = sentence[place - distance + 1]
    if (!token || !next || isParted(next)) return undefined
    const found = token.readings.find(({ word }) => word.pos === 'prep')
    if (found && token.readings[0] === found) return { word: found.word, distance }
    if (!mayModify(token)) return undefined
  }
  return undefined
}

const CASES: Record<string, string> = { loc: 'prep' }

/** The cases that a word takes without a further preposition. */
export function casesOf({ government = [] }: StoredWord): Set<string> {
  return new Set(government.filter((one) => !one.includes(' ')).map((one) => CASES[one] ?? one))
}
