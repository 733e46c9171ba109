import type { Activity, ActivityType } from '@slovo/activities'
import { lazy, Suspense } from 'react'
import type { BodyProps } from './body-props.ts'

// Each type is fetched when an activity of it is on the page.
const MultiChoice = lazy(async () => ({
  default: (await import('./players/multi-choice.tsx')).MultiChoicePlayer,
}))
const TrueFalse = lazy(async () => ({
  default: (await import('./players/true-false.tsx')).TrueFalsePlayer,
}))
const Blanks = lazy(async () => ({
  default: (await import('./players/blanks.tsx')).BlanksPlayer,
}))
const DragText = lazy(async () => ({
  default: (await import('./players/drag-text.tsx')).DragTextPlayer,
}))
const MarkTheWords = lazy(async () => ({
  default: (await import('./players/mark-the-words.tsx')).MarkTheWordsPlayer,
}))
const SingleChoiceSet = lazy(async () => ({
  default: (await import('./players/single-choice-set.tsx')).SingleChoiceSetPlayer,
}))
const Summary = lazy(async () => ({
  default: (await import('./players/summary.tsx')).SummaryPlayer,
}))
const Dialogcards = lazy(async () => ({
  default: (await import('./players/dialogcards.tsx')).DialogcardsPlayer,
}))
const Flashcards = lazy(async () => ({
  default: (await import('./players/flashcards.tsx')).FlashcardsPlayer,
}))
const Dictation = lazy(async () => ({
  default: (await import('./players/dictation.tsx')).DictationPlayer,
}))
const SortParagraphs = lazy(async () => ({
  default: (await import('./players/sort-paragraphs.tsx')).SortParagraphsPlayer,
}))
const MemoryGame = lazy(async () => ({
  default: (await import('./players/memory-game.tsx')).MemoryGamePlayer,
}))
const Essay = lazy(async () => ({
  default: (await import('./players/essay.tsx')).EssayPlayer,
}))
const QuestionSet = lazy(async () => ({
  default: (await import('./players/question-set.tsx')).QuestionSetPlayer,
}))
const Column = lazy(async () => ({
  default: (await import('./players/column.tsx')).ColumnPlayer,
}))

type PlayerBodyProps = Omit<BodyProps<ActivityType>, 'activity'> & { activity: Activity }

/** The player of an activity, by its type. */
export function PlayerBody(props: PlayerBodyProps) {
  return (
    <Suspense fallback={<div className="activity-waiting" />}>
      <Player {...props} />
    </Suspense>
  )
}

function Player({ activity, ...rest }: PlayerBodyProps) {
  switch (activity.type) {
    case 'MultiChoice':
      return <MultiChoice activity={activity} {...rest} />
    case 'TrueFalse':
      return <TrueFalse activity={activity} {...rest} />
    case 'Blanks':
      return <Blanks activity={activity} {...rest} />
    case 'DragText':
      return <DragText activity={activity} {...rest} />
    case 'MarkTheWords':
      return <MarkTheWords activity={activity} {...rest} />
    case 'SingleChoiceSet':
      return <SingleChoiceSet activity={activity} {...rest} />
    case 'Summary':
      return <Summary activity={activity} {...rest} />
    case 'Dialogcards':
      return <Dialogcards activity={activity} {...rest} />
    case 'Flashcards':
      return <Flashcards activity={activity} {...rest} />
    case 'Dictation':
      return <Dictation activity={activity} {...rest} />
    case 'SortParagraphs':
      return <SortParagraphs activity={activity} {...rest} />
    case 'MemoryGame':
      return <MemoryGame activity={activity} {...rest} />
    case 'Essay':
      return <Essay activity={activity} {...rest} />
    case 'QuestionSet':
      return <QuestionSet activity={activity} {...rest} />
    case 'Column':
      return <Column activity={activity} {...rest} />
  }
}
