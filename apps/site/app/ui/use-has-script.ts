import { useSyncExternalStore } from 'react'

/** False on the server and until the script has taken over the page, which it may never do. */
export function useHasScript(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
