import { numbers } from '../../score/answers.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { offersOf, type TypeRules } from '../type-rules.ts'
import { type DialogcardsParams, dialogcardsParams } from './params.ts'

export const dialogcardsContent: TypeContent<DialogcardsParams> = {
  read: (content) => ({ params: dialogcardsParams.parse(content) }),
  faults: ({ dialogs }) => missing(dialogs.length > 0, 'dialogs'),
}

/** Answered with the numbers of the cards turned. */
export const dialogcardsRules: TypeRules<DialogcardsParams> = {
  /** No points, as in H5P; it is done when every card was turned. */
  score: ({ dialogs }, answer) => {
    const turned = new Set(numbers(answer))
    return { score: 0, max: 0, success: dialogs.every((_, index) => turned.has(index)) }
  },
  rightAnswer: ({ dialogs }) => dialogs.map((_, index) => index),
  offers: offersOf,
  hasSolution: () => false,
  hasCheckButton: () => false,
}
