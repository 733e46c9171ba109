import type { ActivityOf, ActivityType, Play } from '@slovo/activities'
import { type ComponentType, createContext } from 'react'

/** What a player of a type gets; the frame around it keeps the answer and checks it. */
export interface PlayerProps<Type extends ActivityType = ActivityType> {
  activity: ActivityOf<Type>
  answer: unknown
  phase: Play['phase']
  change: (answer: unknown) => void
  /** The last step of what needs no button to be checked. */
  finish: (answer: unknown) => void
}

/** The player of any activity, handed down to the containers: they play their parts without knowing the other types. */
export const PlayerContext = createContext<ComponentType<PlayerProps>>(() => null)
