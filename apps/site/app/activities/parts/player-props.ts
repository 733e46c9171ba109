import type { ActivityOf, ActivityType, Play } from '@slovo/activities'

/** What a player of a type gets; the frame around it keeps the answer and checks it. */
export interface BodyProps<Type extends ActivityType> {
  activity: ActivityOf<Type>
  answer: unknown
  phase: Play['phase']
  change: (answer: unknown) => void
  /** The last step of what needs no button to be checked. */
  finish: (answer: unknown) => void
}
