import { useSyncExternalStore } from 'react'
import type { ToastKind } from './toast.ts'

/** Says what a toast says where no script runs, or does not run yet; once it does, the toast takes over. */
export function Banner({ kind, text }: { kind: ToastKind; text: string }) {
  const isScripted = useSyncExternalStore(neverChanges, inBrowser, onServer)
  if (isScripted) return null
  return (
    <p role={kind === 'error' ? 'alert' : 'status'} className={`banner banner-${kind}`}>
      {text}
    </p>
  )
}

const neverChanges = () => () => {}
const inBrowser = () => true
const onServer = () => false
