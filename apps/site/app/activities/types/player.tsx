import type { Activity, ActivityType } from '@slovo/activities'
import { lazy, Suspense } from 'react'
import type { BodyProps } from '../parts/player-props.ts'

// Each type is fetched when an activity of it is on the page.
const MultiChoice = lazy(async () => ({
  default: (await import('./multi-choice/player.tsx')).MultiChoicePlayer,
}))
const TrueFalse = lazy(async () => ({
  default: (await import('./true-false/player.tsx')).TrueFalsePlayer,
}))
const Blanks = lazy(async () => ({
  default: (await import('./blanks/player.tsx')).BlanksPlayer,
}))
const DragText = lazy(async () => ({
  default: (await import('./drag-text/player.tsx')).DragTextPlayer,
}))
const MarkTheWords = lazy(async () => ({
  default: (await import('./mark-the-words/player.tsx')).MarkTheWordsPlayer,
}))
const SingleChoiceSet = lazy(async () => ({
  default: (await import('./single-choice-set/player.tsx')).SingleChoiceSetPlayer,
}))
const Summary = lazy(async () => ({
  default: (await import('./summary/player.tsx')).SummaryPlayer,
}))
const Dialogcards = lazy(async () => ({
  default: (await import('./dialogcards/player.tsx')).DialogcardsPlayer,
}))
const Flashcards = lazy(async () => ({
  default: (await import('./flashcards/player.tsx')).FlashcardsPlayer,
}))
const Dictation = lazy(async () => ({
  default: (await import('./dictation/player.tsx')).DictationPlayer,
}))
const SortParagraphs = lazy(async () => ({
  default: (await import('./sort-paragraphs/player.tsx')).SortParagraphsPlayer,
}))
const MemoryGame = lazy(async () => ({
  default: (await import('./memory-game/player.tsx')).MemoryGamePlayer,
}))
const Essay = lazy(async () => ({
  default: (await import('./essay/player.tsx')).EssayPlayer,
}))
const QuestionSet = lazy(async () => ({
  default: (await import('./question-set/player.tsx')).QuestionSetPlayer,
}))
const Column = lazy(async () => ({
  default: (await import('./column/player.tsx')).ColumnPlayer,
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
