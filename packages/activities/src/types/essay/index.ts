import { oneText } from '../../score/answers.ts'
import { missing, type TypeContent } from '../type-content.ts'
import { feedbackOf, offersOf, type TypeRules } from '../type-rules.ts'
import { type EssayParams, essayParams } from './params.ts'
import { expressionsNotRunIn, prepareEssay, scoreEssay } from './score.ts'

export const essayContent: TypeContent<EssayParams> = {
  read: (content) => ({ params: essayParams.parse(content) }),
  faults: (essay) =>
    missing(essay.behaviour.ignoreScoring || scoreEssay(essay, '').max > 0, 'keywords'),
  expressionsNotRun: expressionsNotRunIn,
}

/** Answered with a text. */
export const essayRules: TypeRules<EssayParams> = {
  score: (params, answer) => scoreEssay(params, oneText(answer)),
  rightAnswer: ({ keywords }) =>
    keywords
      .flatMap(({ keyword, options }) => Array<string>(options.occurrences).fill(keyword))
      .map((keyword) => keyword.replaceAll('*', 'x'))
      .join(', '),
  feedback: feedbackOf,
  offers: offersOf,
  hasSolution: ({ solution }) => solution.sample.length > 0,
  prepare: prepareEssay,
}
