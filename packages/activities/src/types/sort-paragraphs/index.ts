import { numbers } from '../../score/answers.ts'
import { wrongOrder } from '../../score/shuffle.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type SortParagraphsParams, sortParagraphsParams } from './params.ts'
import { scoreSortParagraphs } from './score.ts'

export const sortParagraphsContent: TypeContent<SortParagraphsParams> = {
  read: (content) => ({ params: sortParagraphsParams.parse(content) }),
  faults: ({ paragraphs }) => missing(paragraphs.length >= 2, 'paragraphs'),
}

/** Answered with the numbers of the paragraphs in the learner's order, which begins as a wrong one. */
export const sortParagraphsRules: TypeRules<SortParagraphsParams> = {
  score: (params, answer) => scoreSortParagraphs(params, numbers(answer)),
  rightAnswer: ({ paragraphs }) => paragraphs.map((_, index) => index),
  firstAnswer: ({ paragraphs }, random) => wrongOrder(paragraphs.length, random),
  feedback: feedbackOf,
  offers: offersOf,
}
