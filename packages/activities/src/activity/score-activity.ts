import {
  byPart,
  numberLists,
  numbers,
  oneText,
  optionalNumbers,
  optionalTexts,
  texts,
  yesOrNo,
} from '../score/answers.ts'
import { type Score, sumOf } from '../score/score.ts'
import { scoreBlanks } from '../types/blanks/score.ts'
import { scoreDialogcards } from '../types/dialogcards/score.ts'
import { scoreDictation } from '../types/dictation/score.ts'
import { scoreDragText } from '../types/drag-text/score.ts'
import { scoreEssay } from '../types/essay/score.ts'
import { scoreFlashcards } from '../types/flashcards/score.ts'
import { scoreMarkTheWords } from '../types/mark-the-words/score.ts'
import { scoreMemoryGame } from '../types/memory-game/score.ts'
import { scoreMultiChoice } from '../types/multi-choice/score.ts'
import { scoreSingleChoiceSet } from '../types/single-choice-set/score.ts'
import { scoreSortParagraphs } from '../types/sort-paragraphs/score.ts'
import { scoreSummary } from '../types/summary/score.ts'
import { scoreTrueFalse } from '../types/true-false/score.ts'
import type { Activity, Part } from './activity.ts'

/**
 * What an answer is worth. The answer comes from a learner's browser: one of another shape than the
 * type's counts as no answer.
 *
 * - MultiChoice, MarkTheWords: numbers of the chosen answers, of the marked words
 * - Dialogcards, MemoryGame: numbers of the cards turned, of the pairs found
 * - SortParagraphs: numbers of the paragraphs in the learner's order
 * - SingleChoiceSet: the number chosen for each question, null before
 * - Summary: for each panel the numbers of the statements tried, in their order
 * - TrueFalse: true, false, null before
 * - Blanks, Flashcards, Dictation: what was typed in each place
 * - DragText: the word in each gap, null where there is none
 * - Essay: the text
 * - QuestionSet, Column: the answers of the parts by number, `{ "0": …, "2": … }`
 *
 * All numbers are those of the content, from 0, however the player shuffled them.
 */
export function scoreActivity(activity: Activity, answer: unknown): Score {
  switch (activity.type) {
    case 'MultiChoice':
      return scoreMultiChoice(activity.params, numbers(answer))
    case 'TrueFalse':
      return scoreTrueFalse(activity.params, yesOrNo(answer))
    case 'Blanks':
      return scoreBlanks(activity.params, texts(answer))
    case 'DragText':
      return scoreDragText(activity.params, optionalTexts(answer))
    case 'MarkTheWords':
      return scoreMarkTheWords(activity.params, numbers(answer))
    case 'SingleChoiceSet':
      return scoreSingleChoiceSet(activity.params, optionalNumbers(answer))
    case 'Summary':
      return scoreSummary(activity.params, numberLists(answer))
    case 'Dialogcards':
      return scoreDialogcards(activity.params, numbers(answer))
    case 'Flashcards':
      return scoreFlashcards(activity.params, texts(answer))
    case 'Dictation':
      return scoreDictation(activity.params, texts(answer))
    case 'SortParagraphs':
      return scoreSortParagraphs(activity.params, numbers(answer))
    case 'MemoryGame':
      return scoreMemoryGame(activity.params, numbers(answer))
    case 'Essay':
      return scoreEssay(activity.params, oneText(answer))
    case 'QuestionSet': {
      const answers = byPart(answer)
      const { passPercentage, poolSize } = activity.params
      return sumOf(scoreParts(drawn(activity.parts, answers, poolSize), answers), passPercentage)
    }
    case 'Column':
      return sumOf(scoreParts(numbered(activity.parts), byPart(answer)))
  }
}

/** The most points that an activity can give; with a pool of questions, that any draw can give. */
export function maxScore(activity: Activity): number {
  if (activity.type !== 'QuestionSet') return scoreActivity(activity, undefined).max
  const { poolSize } = activity.params
  const points = activity.parts.map((part) =>
    part.kind === 'activity' ? maxScore(part.activity) : 0,
  )
  const counted = isPool(poolSize, points.length)
    ? points.sort((a, b) => b - a).slice(0, poolSize)
    : points
  return counted.reduce((sum, max) => sum + max, 0)
}

type Numbered = [number: number, part: Part][]

function numbered(parts: Part[]): Numbered {
  return parts.map((part, number) => [number, part])
}

/** With a pool, the questions that were drawn are those with an answer, or with `null` for none. */
function drawn(parts: Part[], answers: Record<string, unknown>, poolSize: number): Numbered {
  const all = numbered(parts)
  if (!isPool(poolSize, parts.length)) return all
  const asked = all.filter(([number]) => String(number) in answers)
  const others = all.filter(([number]) => !(String(number) in answers))
  return [...asked, ...others].slice(0, poolSize)
}

function isPool(poolSize: number, questions: number) {
  return poolSize > 0 && poolSize < questions
}

function scoreParts(parts: Numbered, answers: Record<string, unknown>): Score[] {
  return parts.flatMap(([number, part]) =>
    part.kind === 'activity' ? [scoreActivity(part.activity, answers[String(number)])] : [],
  )
}
