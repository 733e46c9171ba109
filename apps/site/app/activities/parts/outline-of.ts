import type { ActivityOf, ActivityType } from '@slovo/activities'

/** What an exercise of a type says, line by line, without giving an answer away; a container gets the lines of its parts. */
export type OutlineOf<Type extends ActivityType> = (
  params: ActivityOf<Type>['params'],
  parts: string[],
) => string[]
