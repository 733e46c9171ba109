import type { Locale } from '@slovo/messages'
import type { KeepKey } from '../keep/kept-text.ts'

/** What a page asks of the service worker. */
export type WorkerRequest =
  | { ask: 'keep'; key: KeepKey; locale: Locale; withSound: boolean }
  | { ask: 'remove'; key: KeepKey; owner: string }
  /** This page was loaded before the worker was there: its document and built files are in the browser's own cache. */
  | { ask: 'adopt'; page: string; files: string[] }
  /** What a learner opens offline besides texts, as it is now; at once where it has just changed. */
  | { ask: 'renew'; locale: Locale; isChanged: boolean }
  /** The version that waits takes the place of the one that runs. */
  | { ask: 'take-over' }

/** Sent to the worker of this page, or to the one that is being started for it. */
export function askWorker(request: WorkerRequest): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(request))
}
