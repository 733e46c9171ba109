import type { Activity } from '@slovo/activities'

/** An activity as a page gets it: parsed on the server, so that the browser loads no schema. */
export interface ActivityItem {
  id: number
  title: string
  library: string
  /** Null where our own players do not play it. */
  activity: Activity | null
  /** The name of the package whose own libraries play it in a frame. */
  framed: string | null
  /** Origins whose media its package would load, and may not. */
  refusedOrigins: string[]
  /** What the exercise says, line by line, for a visitor without JavaScript. */
  outline: string[]
  /** The folder of its unpacked package in the public bucket. */
  folder: string
  best: Best | null
}

/** The best result of this reader. An activity without points has `max` 0: it was done. */
export interface Best {
  score: number
  max: number
}

/** The better of two results: by the share of the points. */
export function betterOf(one: Best | null, other: Best): Best {
  if (!one) return other
  const share = ({ score, max }: Best) => (max > 0 ? score / max : 0)
  return share(other) > share(one) ? other : one
}
