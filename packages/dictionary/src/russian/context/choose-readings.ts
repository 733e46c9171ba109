import type { RankedReading } from '../rank-readings.ts'
import { shareOf } from '../rank-readings.ts'
import { agreementEvidence } from './agreement.ts'
import { coordinationEvidence } from './coordination.ts'
import type { Evidence } from './evidence.ts'
import { prepositionEvidence } from './preposition.ts'
import { quantityEvidence } from './quantity.ts'
import { setPhraseFirst } from './set-phrase.ts'
import type { Token } from './token.ts'
import { verbEvidence } from './verb.ts'

const evidence: Evidence[] = [
  prepositionEvidence,
  agreementEvidence,
  coordinationEvidence,
  quantityEvidence,
  verbEvidence,
]

/**
 * The readings of every word of a sentence, likeliest first in this sentence: preposition, agreement, quantity, verb and
 * subject decide between головы́ and го́ловы, сто́ит and стои́т. From left to right, each word knowing the choices before it.
 */
export function chooseReadings(sentence: Token[]): RankedReading[][] {
  const decided = [...sentence]
  return sentence.map((token, place) => {
    const chosen = token.readings.length > 1 ? byContext(decided, place, token) : token.readings
    const readings = setPhraseFirst(chosen, token, sentence[place - 1])
    decided[place] = { ...token, readings }
    return readings
  })
}

function byContext(sentence: Token[], place: number, { readings }: Token): RankedReading[] {
  return readings
    .map((reading) => {
      const { word, slots, score } = reading
      const shares = slots.map(shareOf)
      const total = shares.reduce((sum, share) => sum + share, 0)
      const fit = slots.map((slot, at) =>
        evidence.reduce(
          (factor, one) => factor * one({ word, slot }, sentence, place),
          shares[at] ?? 0,
        ),
      )
      return { ...reading, score: (score * fit.reduce((sum, one) => sum + one, 0)) / total }
    })
    .toSorted((a, b) => b.score - a.score)
}
