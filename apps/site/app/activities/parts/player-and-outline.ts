import type { ActivityOf, ActivityType, Play } from '@slovo/activities'
import { type ComponentType, createContext, useEffect, useRef } from 'react'

/** What the player of a type gets; the frame around it holds the answer and checks it. */
export interface PlayerProps<Type extends ActivityType = ActivityType> {
  activity: ActivityOf<Type>
  answer: unknown
  phase: Play['phase']
  change: (answer: unknown) => void
  /** Changes and checks at once, where the last step needs no button. */
  finish: (answer: unknown) => void
}

/** The player of any activity, for containers: they play their parts without importing the other types. */
export const PlayerContext = createContext<ComponentType<PlayerProps>>(() => null)

/** What an exercise of a type says, line by line, without giving an answer away; a container gets the lines of its parts. */
export type OutlineOf<Type extends ActivityType> = (
  params: ActivityOf<Type>['params'],
  parts: string[],
) => string[]

/** After each step, focuses what replaced the pressed button. */
export function useStepFocus(step: number) {
  const focused = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) focused.current?.focus()
    before.current = step
  }, [step])
  return focused
}
