import { texts } from '../../score/answers.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type DictationParams, dictationParams } from './params.ts'
import { scoreDictation } from './score.ts'

export const dictationContent: TypeContent<DictationParams> = {
  read: (content) => ({ params: dictationParams.parse(content) }),
  faults: ({ sentences }) => missing(sentences.length > 0, 'sentences'),
}

/** Answered with what was written for each sentence. */
export const dictationRules: TypeRules<DictationParams> = {
  score: (params, answer) => scoreDictation(params, texts(answer)),
  rightAnswer: ({ sentences }) => sentences.map(({ text }) => text),
  feedback: feedbackOf,
  offers: offersOf,
}
