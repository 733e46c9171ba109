import type { Score } from '../../score/score.ts'
import type { Dialogcards } from './params.ts'

/** No points, as in H5P; it is done when every card was turned. */
export function scoreDialogcards({ dialogs }: Dialogcards, turned: number[]): Score {
  const seen = new Set(turned)
  return { score: 0, max: 0, success: dialogs.every((_, index) => seen.has(index)) }
}
