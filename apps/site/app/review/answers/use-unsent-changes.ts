import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { deviceStorage } from './device-storage.ts'
import type { ReviewChange } from './review-change.ts'
import { sendChange, waitToRetry } from './send-change.ts'
import { openUnsentChanges, type UnsentChanges } from './unsent-changes.ts'
import { openUnsentStore, type UnsentOwners } from './unsent-store.ts'

/**
 * What this learner did on this device and the server has not accepted yet. It is sent when a page of the review is opened,
 * and tried anew when the browser is back online. `onRefused` hears of what it will never accept.
 */
export function useUnsentChanges(owners: UnsentOwners, onRefused?: (change: ReviewChange) => void) {
  const changes = changesOf(owners)
  const unsent = useSyncExternalStore(changes.subscribe, changes.list, noChanges)
  useEffect(() => {
    const flush = () => void changes.flush()
    flush()
    window.addEventListener('online', flush)
    window.addEventListener('storage', changes.look)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('storage', changes.look)
    }
  }, [changes])

  const hearRefusal = useEffectEvent((change: ReviewChange) => onRefused?.(change))
  useEffect(() => changes.onRefused((change) => hearRefusal(change)), [changes])
  return { changes, unsent }
}

const NONE: readonly ReviewChange[] = []
const noChanges = () => NONE

const opened = new Map<string, UnsentChanges>()

/** One for the whole visit, so that two pages never send the same change; none on the server. */
function changesOf(owners: UnsentOwners): UnsentChanges {
  const name = owners.join(' ')
  const known = opened.get(name)
  if (known) return known
  const store = openUnsentStore(deviceStorage(), owners)
  const changes = openUnsentChanges({ store, send: sendChange, waitToRetry })
  if (typeof document !== 'undefined') opened.set(name, changes)
  return changes
}
