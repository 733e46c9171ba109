import type { ToastKind } from './toast.ts'
import { useHasScript } from './use-has-script.ts'

/** Says what a toast says where no script runs, or does not run yet; once it does, the toast takes over. */
export function Banner({ kind, text }: { kind: ToastKind; text: string }) {
  if (useHasScript()) return null
  return (
    <p role={kind === 'error' ? 'alert' : 'status'} className={`banner banner-${kind}`}>
      {text}
    </p>
  )
}
