import { ANONYMOUS } from './anonymous-owner.ts'
import { deviceStorage } from './device-storage.ts'
import { sendChange } from './send-change.ts'
import { openUnsentChanges } from './unsent-changes.ts'
import { openUnsentStore, type UnsentOwners } from './unsent-store.ts'

/** Answers that wait on this device are sent from every page, not only from those of the review. */
export async function sendUnsentReviews(reader = 'visitor'): Promise<void> {
  // Those send them themselves.
  if (reader === 'visitor' || /^(\/ru)?\/review(\/|$)/.test(location.pathname)) return
  const id = reader.replace(/^anonymous-/, '')
  const owners: UnsentOwners = id === reader ? [id] : [ANONYMOUS, id]
  const store = openUnsentStore(deviceStorage(), owners)
  const changes = openUnsentChanges({ store, send: sendChange, waitToRetry: () => undefined })
  await changes.flush()
}
