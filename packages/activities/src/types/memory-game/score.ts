import { allOrNothing, type Score } from '../../score/score.ts'
import type { MemoryGame } from './params.ts'

/** One point for the whole game. */
export function scoreMemoryGame({ pairs, pairsPlayed }: MemoryGame, found: number[]): Score {
  const distinct = new Set(found.filter((pair) => pair < pairs.length)).size
  return allOrNothing(distinct > 0 && distinct >= pairsPlayed ? 1 : 0, 1)
}
