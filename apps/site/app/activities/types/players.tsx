import type { ActivityType } from '@slovo/activities'
import { type ComponentType, lazy, Suspense } from 'react'
import type { PlayerProps } from '../parts/player-and-outline.ts'

// Each type is fetched when an activity of it is on the page.
const players: { [Type in ActivityType]: ComponentType<PlayerProps<Type>> } = {
  MultiChoice: lazy(() => import('./multi-choice/player.tsx')),
  TrueFalse: lazy(() => import('./true-false/player.tsx')),
  Blanks: lazy(() => import('./blanks/player.tsx')),
  DragText: lazy(() => import('./drag-text/player.tsx')),
  MarkTheWords: lazy(() => import('./mark-the-words/player.tsx')),
  SingleChoiceSet: lazy(() => import('./single-choice-set/player.tsx')),
  Summary: lazy(() => import('./summary/player.tsx')),
  Dialogcards: lazy(() => import('./dialogcards/player.tsx')),
  Flashcards: lazy(() => import('./flashcards/player.tsx')),
  Dictation: lazy(() => import('./dictation/player.tsx')),
  SortParagraphs: lazy(() => import('./sort-paragraphs/player.tsx')),
  MemoryGame: lazy(() => import('./memory-game/player.tsx')),
  Essay: lazy(() => import('./essay/player.tsx')),
  QuestionSet: lazy(() => import('./question-set/player.tsx')),
  Column: lazy(() => import('./column/player.tsx')),
}

/** The player of an activity, by its type. */
export function Player(props: PlayerProps) {
  const TypePlayer = playerOf(props.activity.type)
  return (
    <Suspense fallback={<div className="activity-waiting" />}>
      <TypePlayer {...props} />
    </Suspense>
  )
}

function playerOf<Type extends ActivityType>(type: Type): ComponentType<PlayerProps<Type>> {
  return players[type]
}
