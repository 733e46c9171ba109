import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether this browser knows passkeys at all. The server cannot tell; its button waits for the script anyway. */
export function useCanUsePasskeys(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window,
    () => true,
  )
}
