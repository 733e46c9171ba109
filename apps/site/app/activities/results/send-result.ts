import type { ActivityResult } from '@slovo/activities'
import type { Best } from '../activity-item.ts'

/** An answer to be counted, or what a player in a frame has counted. */
export type SentToKeep = { answer: unknown; duration: number } | { result: ActivityResult }

/** Has a result kept; null if the server could not be reached or refused. */
export async function sendResult(
  activityId: number,
  sent: SentToKeep,
): Promise<{ best: Best } | null> {
  try {
    const answer = await fetch(`/activities/${activityId}/result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    return answer.ok ? await answer.json() : null
  } catch {
    // No network: the page says so, and offers to try again.
    return null
  }
}
