import { z } from 'zod'
import { readLibraryName } from '../content/library-name.ts'
import { type Activity, otherLibraries, readActivity } from './activity.ts'
import { maxScore } from './score-activity.ts'

/** An activity as the folder of shipped content holds it, and as a package is made from it. */
export const shippedActivity = z.strictObject({
  library: z.string().refine((name) => readLibraryName(name) !== undefined),
  title: z.string().min(1).max(255),
  content: z.record(z.string(), z.unknown()),
})

export type ShippedActivity = z.infer<typeof shippedActivity>

/** What is wrong with a file of `content/lessons/<lang>/<slug>/<n>-<type>.json`; nothing is good. */
export function checkShippedActivity(json: unknown): string[] {
  const parsed = shippedActivity.safeParse(json)
  if (!parsed.success) {
    return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'file'}: ${message}`)
  }
  const activity = readActivity(parsed.data.library, parsed.data.content)
  if (!activity) return [`library: ${parsed.data.library} has no player of ours`]
  return [
    ...checkActivity(activity),
    ...otherLibraries(activity).map((library) => `content: ${library} has no player of ours`),
  ]
}

/** What keeps an activity from being played: nothing to answer, or no right answer. */
export function checkActivity(activity: Activity): string[] {
  switch (activity.type) {
    case 'MultiChoice': {
      const { answers, question } = activity.params
      return [
        ...missing(question.length > 0, 'question'),
        ...missing(answers.length >= 2, 'answers'),
        ...missing(
          answers.every(({ text }) => text.length > 0),
          'answers.text',
        ),
        ...missing(
          answers.some(({ correct }) => correct),
          'answers.correct',
        ),
      ]
    }
    case 'TrueFalse':
      return missing(activity.params.question.length > 0, 'question')
    case 'Blanks':
      return [
        ...missing(activity.params.gaps.length > 0, 'questions'),
        ...missing(
          activity.params.gaps.every(({ solutions }) => solutions.every((word) => word !== '')),
          'questions: *solution*',
        ),
      ]
    case 'DragText':
      return missing(activity.params.gaps.length > 0, 'textField')
    case 'MarkTheWords':
      return missing(
        activity.params.words.some(({ isRight }) => isRight),
        'textField',
      )
    case 'SingleChoiceSet':
      return [
        ...missing(activity.params.choices.length > 0, 'choices'),
        ...missing(
          activity.params.choices.every(
            ({ question, answers }) => question.length > 0 && answers.length >= 2,
          ),
          'choices.answers',
        ),
      ]
    case 'Summary':
      return [
        ...missing(activity.params.panels.length > 0, 'summaries'),
        ...missing(
          activity.params.panels.every(({ statements }) => statements.length >= 2),
          'summaries.summary',
        ),
      ]
    case 'Dialogcards':
      return missing(activity.params.dialogs.length > 0, 'dialogs')
    case 'Flashcards':
      return [
        ...missing(activity.params.cards.length > 0, 'cards'),
        ...missing(
          activity.params.cards.every(({ solutions }) => solutions.some((word) => word !== '')),
          'cards.answer',
        ),
      ]
    case 'Dictation':
      return missing(activity.params.sentences.length > 0, 'sentences')
    case 'SortParagraphs':
      return missing(activity.params.paragraphs.length >= 2, 'paragraphs')
    case 'MemoryGame':
      return missing(activity.params.pairs.length >= 2, 'cards')
    case 'Essay':
      return missing(activity.params.behaviour.ignoreScoring || maxScore(activity) > 0, 'keywords')
    case 'QuestionSet':
    case 'Column':
      return [
        ...missing(activity.parts.length > 0, 'parts'),
        ...activity.parts.flatMap((part, index) =>
          part.kind === 'activity'
            ? checkActivity(part.activity).map((problem) => `part ${index + 1}: ${problem}`)
            : [],
        ),
      ]
  }
}

function missing(isThere: boolean, field: string) {
  return isThere ? [] : [`content.${field}: missing`]
}
