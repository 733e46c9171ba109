import { forgetAccounts } from '../offline/device/forget-reader.ts'
import { ownerHere } from '../offline/queue/queue.ts'
import { sendChanges } from '../offline/queue/send-changes.ts'
import { forgetHeardPlaces } from '../reading/aloud/heard-place.ts'
import { forgetTouched } from '../reading/touched-words.ts'
import { forgetAnswered } from '../review/answers/answered-here.ts'
import { deviceStorage } from '../review/answers/device-storage.ts'
import { forgetUnsent } from '../review/answers/forget-unsent.ts'
import { sendUnsentHere } from '../review/answers/send-unsent-here.ts'

/** What waits on this device is sent as long as there is a session for it. */
export async function sendWhatWaits(): Promise<void> {
  await Promise.allSettled([sendChanges(ownerHere()), sendUnsentHere()])
}

/** Nothing of an account stays on this device. */
export async function forgetDevice(): Promise<void> {
  const storage = deviceStorage()
  forgetUnsent(storage)
  forgetAnswered(storage)
  forgetTouched(storage)
  forgetHeardPlaces(storage)
  // A browser that forbids its storage keeps nothing.
  if ('indexedDB' in globalThis) await forgetAccounts().catch(() => undefined)
}
