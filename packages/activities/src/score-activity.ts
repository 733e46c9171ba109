import type { z } from 'zod'
import type { Activity, Part } from './activity.ts'
import { type Score, sumOf } from './score.ts'
import { blanksAnswer, scoreBlanks } from './types/blanks.ts'
import { columnAnswer } from './types/column.ts'
import { dialogcardsAnswer, scoreDialogcards } from './types/dialogcards.ts'
import { dictationAnswer, scoreDictation } from './types/dictation.ts'
import { dragTextAnswer, scoreDragText } from './types/drag-text.ts'
import { essayAnswer, scoreEssay } from './types/essay.ts'
import { flashcardsAnswer, scoreFlashcards } from './types/flashcards.ts'
import { markTheWordsAnswer, scoreMarkTheWords } from './types/mark-the-words.ts'
import { memoryGameAnswer, scoreMemoryGame } from './types/memory-game.ts'
import { multiChoiceAnswer, scoreMultiChoice } from './types/multi-choice.ts'
import { questionSetAnswer } from './types/question-set.ts'
import { scoreSingleChoiceSet, singleChoiceSetAnswer } from './types/single-choice-set.ts'
import { scoreSortParagraphs, sortParagraphsAnswer } from './types/sort-paragraphs.ts'
import { scoreSummary, summaryAnswer } from './types/summary.ts'
import { scoreTrueFalse, trueFalseAnswer } from './types/true-false.ts'

/**
 * What an answer is worth. The answer comes from a learner's browser: each type says in its
 * `…Answer` what it may look like, anything else counts as no answer.
 */
export function scoreActivity(activity: Activity, answer: unknown): Score {
  switch (activity.type) {
    case 'MultiChoice':
      return scoreMultiChoice(activity.params, read(multiChoiceAnswer, answer, []))
    case 'TrueFalse':
      return scoreTrueFalse(activity.params, read(trueFalseAnswer, answer, null))
    case 'Blanks':
      return scoreBlanks(activity.params, read(blanksAnswer, answer, []))
    case 'DragText':
      return scoreDragText(activity.params, read(dragTextAnswer, answer, []))
    case 'MarkTheWords':
      return scoreMarkTheWords(activity.params, read(markTheWordsAnswer, answer, []))
    case 'SingleChoiceSet':
      return scoreSingleChoiceSet(activity.params, read(singleChoiceSetAnswer, answer, []))
    case 'Summary':
      return scoreSummary(activity.params, read(summaryAnswer, answer, []))
    case 'Dialogcards':
      return scoreDialogcards(activity.params, read(dialogcardsAnswer, answer, []))
    case 'Flashcards':
      return scoreFlashcards(activity.params, read(flashcardsAnswer, answer, []))
    case 'Dictation':
      return scoreDictation(activity.params, read(dictationAnswer, answer, []))
    case 'SortParagraphs':
      return scoreSortParagraphs(activity.params, read(sortParagraphsAnswer, answer, []))
    case 'MemoryGame':
      return scoreMemoryGame(activity.params, read(memoryGameAnswer, answer, []))
    case 'Essay':
      return scoreEssay(activity.params, read(essayAnswer, answer, ''))
    case 'QuestionSet': {
      const answers = read(questionSetAnswer, answer, {})
      const { passPercentage, poolSize } = activity.params
      return sumOf(scoreParts(drawn(activity.parts, answers, poolSize), answers), passPercentage)
    }
    case 'Column':
      return sumOf(scoreParts(numbered(activity.parts), read(columnAnswer, answer, {})))
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

function read<Answer>(schema: z.ZodType<Answer>, answer: unknown, none: Answer): Answer {
  const parsed = schema.safeParse(answer)
  return parsed.success ? parsed.data : none
}
