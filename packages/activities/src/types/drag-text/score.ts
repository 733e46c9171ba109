import { allOrNothing, type Score } from '../../score/score.ts'
import type { DragText } from './params.ts'

/** One point for each gap with its word; the same word twice is the same word. */
export function scoreDragText({ gaps }: DragText, words: (string | null)[]): Score {
  const right = gaps.filter(({ word }, index) => words[index] === word)
  return allOrNothing(right.length, gaps.length)
}
