import type { StoredWord } from '../../store.ts'
import { type CasePlace, casePlaceOf } from './case-place.ts'
import type { Evidence } from './evidence.ts'
import { hasPos, isParted, mayModify, type Token } from './token.ts'

/** An adjective and its noun agree in case, number and gender: но́вые о́кна, но́вого окна́. */
export const agreementEvidence: Evidence = ({ word, slot }, sentence, place) => {
  const where = casePlaceOf(slot)
  if (!where) return 1
  const isNoun = word.pos === 'noun' || word.pos === 'name'
  return isNoun ? ofNoun(word, where, sentence, place) : ofModifier(where, sentence, place)
}

function ofNoun(word: StoredWord, where: CasePlace, sentence: Token[], place: number): number {
  const [token, before] = [sentence[place], sentence[place - 1]]
  if (!token || !before || isParted(token) || !mayModify(before)) return 1
  const slots = before.readings
    .filter(({ word }) => word.pos !== 'noun')
    .flatMap(({ slots }) => slots)
  const places = slots.map(casePlaceOf).filter((one) => one !== undefined)
  if (places.length === 0) return 1
  return places.some((modifier) => agree(modifier, word, where)) ? 4 : 0.3
}

function ofModifier(where: CasePlace, sentence: Token[], place: number): number {
  const after = sentence[place + 1]
  if (!after || isParted(after) || !hasPos(after, 'noun', 'name', 'adj')) return 1
  const matches = after.readings.some(({ word, slots }) =>
    slots.some((slot) => {
      const noun = casePlaceOf(slot)
      return (
        noun !== undefined &&
        (word.pos === 'noun' || word.pos === 'name'
          ? agree(where, word, noun)
          : isSame(where, noun))
      )
    }),
  )
  return matches ? 3 : 0.5
}

function agree(modifier: CasePlace, { gender }: StoredWord, noun: CasePlace): boolean {
  if (modifier.case !== noun.case) return false
  if (noun.agreement === 'pl' || modifier.agreement === 'pl')
    return modifier.agreement === noun.agreement
  return modifier.agreement === 'sg' || gender === undefined || modifier.agreement === gender
}

const isSame = (a: CasePlace, b: CasePlace) => a.case === b.case && a.agreement === b.agreement
