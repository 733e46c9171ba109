import { byPart } from '../../score/answers.ts'
import { feedbackFor, sumOf } from '../../score/score.ts'
import { shuffle } from '../../score/shuffle.ts'
import { answersAtFirst, faultsOfParts, numbered, rightAnswers, scoresOf } from '../parts.ts'
import type { TypeContent } from '../type-content.ts'
import type { RulesOfParts, TypeRules } from '../type-rules.ts'
import { type QuestionSetParams, questionSetParams } from './params.ts'

export const questionSetContent: TypeContent<QuestionSetParams> = {
  read: (content) => {
    const { questions: parts, ...params } = questionSetParams.parse(content)
    return { params, parts }
  },
  faults: (_, parts) => faultsOfParts(parts),
}

/** Answered with the answers of its questions by number: `{ "0": …, "2": … }`. */
export const questionSetRules: TypeRules<QuestionSetParams> = {
  score: ({ passPercentage, poolSize }, answer, parts) => {
    const answers = byPart(answer)
    return sumOf(scoresOf(drawn(parts, answers, poolSize), answers), passPercentage)
  },
  /** With a pool, what the questions with the most points can give. */
  maxScore: ({ poolSize }, parts) => {
    const points = parts.map((part) => part?.maxScore() ?? 0)
    const counted = isPool(poolSize, points.length)
      ? points.sort((a, b) => b - a).slice(0, poolSize)
      : points
    return counted.reduce((sum, max) => sum + max, 0)
  },
  rightAnswer: (_, parts) => rightAnswers(parts),
  /** With a pool, the questions are drawn before the learner begins. */
  firstAnswer: ({ poolSize }, random, parts) => {
    const all = numbered(parts)
    const asked = isPool(poolSize, parts.length) ? shuffle(all, random).slice(0, poolSize) : all
    return answersAtFirst(asked, random)
  },
  feedback: ({ endGame }, score) => feedbackFor(endGame.overallFeedback, score),
}

/** With a pool, the questions that were drawn are those with an answer, or with `null` for none. */
function drawn(parts: RulesOfParts, answers: Record<string, unknown>, poolSize: number) {
  const all = numbered(parts)
  if (!isPool(poolSize, parts.length)) return all
  const asked = all.filter(([number]) => String(number) in answers)
  const others = all.filter(([number]) => !(String(number) in answers))
  return [...asked, ...others].slice(0, poolSize)
}

function isPool(poolSize: number, questions: number) {
  return poolSize > 0 && poolSize < questions
}
