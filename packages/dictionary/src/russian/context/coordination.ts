import { casePlaceOf } from './case-place.ts'
import type { Evidence } from './evidence.ts'
import type { Token } from './token.ts'

/** Nouns in a row stand in the same case: спина́, ру́ки и но́ги. */
export const coordinationEvidence: Evidence = ({ word, slot }, sentence, place) => {
  const where = casePlaceOf(slot)
  if (!where || (word.pos !== 'noun' && word.pos !== 'name')) return 1
  const other = otherInRow(sentence, place)
  if (!other) return 1
  const cases = other.readings
    .slice(0, 1)
    .flatMap(({ slots }) => slots.map((one) => casePlaceOf(one)?.case))
  return cases.includes(where.case) ? 2 : 0.4
}

/** The noun before « и », « и́ли » or a comma. */
function otherInRow(sentence: Token[], place: number): Token | undefined {
  const [token, before] = [sentence[place], sentence[place - 1]]
  const isListed = token?.before.trim() === ','
  const isJoined = before !== undefined && /^(?:и|или|да)$/.test(before.plain)
  const other = isJoined ? sentence[place - 2] : isListed ? before : undefined
  const pos = other?.readings[0]?.word.pos
  return pos === 'noun' || pos === 'name' ? other : undefined
}
