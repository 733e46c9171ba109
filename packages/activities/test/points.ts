import { readActivity } from '../src/activity/read-activity.ts'
import { scoreActivity } from '../src/activity/rules.ts'

/** For tests: `2/3` for an answer to an activity, with a star where it succeeds. */
export function points(type: string, content: unknown, answer: unknown): string {
  const activity = readActivity(`H5P.${type} 1.0`, content)
  if (!activity) return `no player for ${type}`
  const { score, max, success } = scoreActivity(activity, answer)
  return `${score}/${max}${success ? '*' : ''}`
}
