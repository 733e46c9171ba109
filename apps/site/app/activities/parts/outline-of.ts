import type { ActivityOf, ActivityType } from '@slovo/activities'

/** What an exercise of a type says, line by line; a container gets the lines of its parts. No answer is given away. */
export type OutlineOf<Type extends ActivityType> = (
  params: ActivityOf<Type>['params'],
  parts: string[],
) => string[]
