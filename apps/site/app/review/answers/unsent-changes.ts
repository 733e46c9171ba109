import type { ReviewChange } from './review-change.ts'
import type { UnsentStore } from './unsent-store.ts'

/** `refused` will be refused again; `later` may be accepted then. */
export type Delivery = 'accepted' | 'refused' | 'later'

interface Options {
  store: UnsentStore
  send: (change: ReviewChange) => Promise<Delivery>
  /** Calls back when a change may be sent again. */
  waitToRetry: (failures: number, retry: () => void) => void
}

export type UnsentChanges = ReturnType<typeof openUnsentChanges>

/**
 * The changes that the server has not accepted yet. They are sent one after the other, in the order in which they were made,
 * and stay in the store until they are accepted: neither a lost connection nor a closed tab loses one. Another tab may add to
 * the same store, and send from it.
 */
export function openUnsentChanges({ store, send, waitToRetry }: Options) {
  let unsent = store.list()
  let isSending = false
  let isWaiting = false
  let failures = 0
  const listeners = new Set<() => void>()
  const refusalListeners = new Set<(change: ReviewChange) => void>()

  function look() {
    unsent = store.list()
    for (const listener of listeners) listener()
  }

  async function flush() {
    if (isSending) return
    isSending = true
    try {
      for (let [first] = store.list(); first; [first] = store.list()) {
        const delivery = await send(first)
        if (delivery === 'later') {
          failures++
          return waitOnce()
        }
        failures = 0
        store.remove(first)
        look()
        if (delivery === 'refused') for (const listener of refusalListeners) listener(first)
      }
    } finally {
      isSending = false
      look()
    }
  }

  function waitOnce() {
    if (isWaiting) return
    isWaiting = true
    waitToRetry(failures, () => {
      isWaiting = false
      void flush()
    })
  }

  return {
    flush,
    /** Reads the store anew, in which another tab may have written. */
    look,
    add(change: ReviewChange) {
      store.add(change)
      look()
      void flush()
    },
    /** The same array as long as nothing changes. */
    list: () => unsent,
    /** Whether those that are left were tried in vain. */
    hasFailed: () => failures > 0 && unsent.length > 0,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    onRefused(listener: (change: ReviewChange) => void) {
      refusalListeners.add(listener)
      return () => {
        refusalListeners.delete(listener)
      }
    },
  }
}
