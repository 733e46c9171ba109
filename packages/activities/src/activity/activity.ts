import type { Display } from '../content/display.ts'
import type { ActivityType, ParamsByType } from '../types/index.ts'

/** An activity that our own players play: plain JSON, read from the content of a package. */
export type Activity = ActivityOf<ActivityType>

/** An activity of one type; only a container (a set of questions, a column) has parts. */
export type ActivityOf<Type extends ActivityType> = {
  [One in Type]: { type: One; params: ParamsByType[One]; parts?: ActivityPart[] }
}[Type]

/** A part of a container: an activity, something to look at, or what only a frame can play. */
export type ActivityPart = { title: string } & (
  | { kind: 'activity'; activity: Activity }
  | { kind: 'display'; display: Display }
  | { kind: 'other'; library: string }
)

/** How many of the parts that can be answered our own players cannot play, and how many there are. */
export function lostParts({ parts }: Activity): { lost: number; all: number } {
  if (!parts) return { lost: 0, all: 1 }
  return parts.reduce(
    (sum, part) => {
      if (part.kind === 'display') return sum
      const { lost, all } = part.kind === 'other' ? { lost: 1, all: 1 } : lostParts(part.activity)
      return { lost: sum.lost + lost, all: sum.all + all }
    },
    { lost: 0, all: 0 },
  )
}

/** The libraries of the parts that our own players cannot play, each once. */
export function otherLibraries({ parts = [] }: Activity): string[] {
  const found = parts.flatMap((part) => {
    if (part.kind === 'other') return [part.library]
    return part.kind === 'activity' ? otherLibraries(part.activity) : []
  })
  return [...new Set(found)]
}
