import type { ActivityResult } from '@slovo/activities'
import type { Best } from '../activity-item.ts'

/** An answer to be scored, or the score that a player in a frame reported. */
export type SubmittedResult = { answer: unknown; duration: number } | { result: ActivityResult }

/** Sends a result to be saved; null if the server could not be reached or refused. */
export async function sendResult(
  activityId: number,
  sent: SubmittedResult,
): Promise<{ best: Best } | null> {
  try {
    const response = await fetch(`/activities/${activityId}/result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    return response.ok ? await response.json() : null
  } catch {
    // No network: the page says so, and offers to try again.
    return null
  }
}
