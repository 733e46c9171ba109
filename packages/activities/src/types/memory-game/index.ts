import { numbers } from '../../score/answers.ts'
import { allOrNothing } from '../../score/score.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { offersOf, type TypeRules } from '../type-rules.ts'
import { type MemoryGameParams, memoryGameParams } from './params.ts'

export const memoryGameContent: TypeContent<MemoryGameParams> = {
  read: (content) => ({ params: memoryGameParams.parse(content) }),
  faults: ({ pairs }) => missing(pairs.length >= 2, 'cards'),
}

/** Answered with the numbers of the pairs found. */
export const memoryGameRules: TypeRules<MemoryGameParams> = {
  /** One point for the whole game. */
  score: ({ pairs, pairsPlayed }, answer) => {
    const found = new Set(numbers(answer).filter((pair) => pair < pairs.length)).size
    return allOrNothing(found > 0 && found >= pairsPlayed ? 1 : 0, 1)
  },
  rightAnswer: ({ pairs }) => pairs.map((_, index) => index),
  offers: offersOf,
  hasSolution: () => false,
  hasCheckButton: () => false,
}
