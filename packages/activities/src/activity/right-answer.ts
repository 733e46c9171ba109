import type { Activity } from './activity.ts'

/** An answer that is right in every part: what « show the solution » shows. */
export function rightAnswer(activity: Activity): unknown {
  switch (activity.type) {
    case 'MultiChoice':
      return activity.params.answers.flatMap(({ correct }, index) => (correct ? [index] : []))
    case 'TrueFalse':
      return activity.params.correct
    case 'Blanks':
      return activity.params.gaps.map(({ solutions }) => solutions.at(-1))
    case 'DragText':
      return activity.params.gaps.map(({ word }) => word)
    case 'MarkTheWords':
      return activity.params.words.flatMap(({ isRight }, index) => (isRight ? [index] : []))
    case 'SingleChoiceSet':
      return activity.params.choices.map(() => 0)
    case 'Summary':
      return activity.params.panels.map(() => [0])
    case 'Dialogcards':
      return activity.params.dialogs.map((_, index) => index)
    case 'Flashcards':
      return activity.params.cards.map(({ solutions }) => solutions[0])
    case 'Dictation':
      return activity.params.sentences.map(({ text }) => text)
    case 'SortParagraphs':
      return activity.params.paragraphs.map((_, index) => index)
    case 'MemoryGame':
      return activity.params.pairs.map((_, index) => index)
    case 'Essay':
      return activity.params.keywords
        .flatMap(({ keyword, options }) => Array<string>(options.occurrences).fill(keyword))
        .map((keyword) => keyword.replaceAll('*', 'x'))
        .join(', ')
    case 'QuestionSet':
    case 'Column':
      return Object.fromEntries(
        activity.parts.flatMap((part, index) =>
          part.kind === 'activity' ? [[index, rightAnswer(part.activity)]] : [],
        ),
      )
  }
}
