import type { Activity } from '@slovo/activities'
import type { Best } from './results/points.ts'

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

/** By the id of the activity. */
export type BestById = Partial<Record<number, Best>>

/** The activities of a page, which are the same for all, with the best results of its reader. */
export const withBest = (items: ActivityItem[], best: BestById): ActivityItem[] =>
  items.map((item) => ({ ...item, best: best[item.id] ?? null }))
