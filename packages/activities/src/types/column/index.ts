import { byPart } from '../../score/answers.ts'
import { sumOf } from '../../score/score.ts'
import { answersAtFirst, faultsOfParts, numbered, rightAnswers, scoresOf } from '../parts.ts'
import type { TypeContent } from '../type-content.ts'
import type { TypeRules } from '../type-rules.ts'
import { columnParams } from './params.ts'

/** A column has nothing to be set, only parts. */
type ColumnParams = Record<string, never>

export const columnContent: TypeContent<ColumnParams> = {
  read: (content) => ({ params: {}, parts: columnParams.parse(content).contents }),
  faults: (_, parts) => faultsOfParts(parts),
}

/** Answered with the answers of its parts by number: `{ "0": …, "2": … }`. */
export const columnRules: TypeRules<ColumnParams> = {
  score: (_, answer, parts) => sumOf(scoresOf(numbered(parts), byPart(answer))),
  rightAnswer: (_, parts) => rightAnswers(parts),
  firstAnswer: (_, random, parts) => answersAtFirst(numbered(parts), random),
  hasCheckButton: (_, parts) => parts.some((part) => part !== undefined),
}
