import type { ReviewChange } from './review-change.ts'
import type { Delivery } from './unsent-changes.ts'

/** What will be refused again; anything else (no network, a busy server, a session that has ended) may pass. */
const REFUSED = [400, 403, 404, 409, 413, 422]
const LONGEST_WAIT_MS = 30_000

/** Sends one change of a card to the server. */
export async function sendChange(change: ReviewChange): Promise<Delivery> {
  const fields = Object.entries(change).map(([name, value]) => [name, String(value)])
  try {
    const response = await fetch('/review/answers', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
    })
    if (response.ok) return 'accepted'
    return REFUSED.includes(response.status) ? 'refused' : 'later'
  } catch {
    // No network: the page says what is unsent.
    return 'later'
  }
}

/** Tries again after 2, 4, 8 … seconds; the page tries at once when the browser is back online. */
export function waitToRetry(failures: number, retry: () => void) {
  setTimeout(retry, Math.min(1000 * 2 ** failures, LONGEST_WAIT_MS))
}
