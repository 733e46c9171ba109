import { type ComponentType, useEffect, useState } from 'react'
import type { ToasterProps } from 'sonner'
import { hearToasts, showToast, type Toast, type ToastKind } from './toast.ts'
import { forgetToast } from './toast-cookie.ts'
import { useHasScript } from './use-has-script.ts'

const TOAST_MS = 2000
/** Time to reach its button. */
const TOAST_WITH_ACTION_MS = 8000

interface ToastsProps {
  arrived: (Toast & { id: string }) | null
  theme: ToasterProps['theme']
}

/** Top-centre for two seconds; a toast that came with the page is a plain banner where no script runs. */
export function Toasts({ arrived, theme }: ToastsProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()

  useEffect(
    () =>
      hearToasts(async ({ kind, text, action }) => {
        const sonner = await import('sonner')
        setToaster(() => sonner.Toaster)
        const duration = action ? TOAST_WITH_ACTION_MS : TOAST_MS
        sonner.toast[kind](text, { duration, ...(action && { action }) })
      }),
    [],
  )

  const { id, kind, text } = arrived ?? {}
  useEffect(() => {
    if (!id || !kind || !text) return
    forgetToast(id)
    showToast(kind, text)
  }, [id, kind, text])

  return (
    <>
      {arrived && <Banner kind={arrived.kind} text={arrived.text} />}
      {Toaster && (
        <Toaster
          position="top-center"
          richColors
          theme={theme}
          toastOptions={{ style: { font: 'inherit', borderRadius: '0.75rem' } }}
        />
      )}
    </>
  )
}

/** Says what a toast says where no script runs, or does not run yet; once it does, the toast takes over. */
export function Banner({ kind, text }: { kind: ToastKind; text: string }) {
  if (useHasScript()) return null
  return (
    <p role={kind === 'error' ? 'alert' : 'status'} className={`banner banner-${kind}`}>
      {text}
    </p>
  )
}
