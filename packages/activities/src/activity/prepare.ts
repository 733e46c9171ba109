import type { Essay } from '../types/essay/params.ts'
import { prepareEssay, unusableExpressions } from '../types/essay/score.ts'
import type { Activity, Part } from './activity.ts'

/** What has to be fetched before an answer can be scored; nothing for nearly all activities, and nothing once it is there. */
export function prepareToScore(activity: Activity): Promise<void> | undefined {
  const waits = essaysIn(activity).flatMap((essay) => prepareEssay(essay) ?? [])
  return waits.length > 0 ? Promise.all(waits).then(() => undefined) : undefined
}

/** The regular expressions of an author that do not run here: their letters are compared as they are. */
export async function expressionsNotRun(activity: Activity): Promise<string[]> {
  const found = await Promise.all(essaysIn(activity).map(unusableExpressions))
  return [...new Set(found.flat())]
}

function essaysIn(activity: Activity): Essay[] {
  if (activity.type === 'Essay') return [activity.params]
  return 'parts' in activity ? activity.parts.flatMap(essaysOf) : []
}

function essaysOf(part: Part): Essay[] {
  return part.kind === 'activity' ? essaysIn(part.activity) : []
}
