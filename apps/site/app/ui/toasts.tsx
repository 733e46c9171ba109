import { type ComponentType, useEffect, useState } from 'react'
import type { ToasterProps } from 'sonner'
import { drawBanner } from './draw-banner.ts'
import { hearToasts, showToast, type Toast, type ToastKind } from './toast.ts'
import { forgetToast } from './toast-cookie.ts'
import { drawing, durationOf } from './toast-look.ts'
import { useHasScript } from './use-has-script.ts'

interface ToastsProps {
  arrived: (Toast & { id: string }) | null
  theme: ToasterProps['theme']
}

/** Top-centre for two seconds; a toast that came with the page is a plain banner where no script runs. */
export function Toasts({ arrived, theme }: ToastsProps) {
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()

  useEffect(
    () =>
      hearToasts(async (shown) => {
        const { kind, text, action } = shown
        const sonner = await import('sonner').catch(() => null)
        if (!sonner) return drawBanner(shown)
        setToaster(() => sonner.Toaster)
        sonner.toast[kind](text, { duration: durationOf(shown), ...(action && { action }) })
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
      {Toaster && <Toaster {...drawing} theme={theme} />}
    </>
  )
}

/** Says what a toast says where no script runs, or does not run yet; once it does, the toast takes over. */
export function Banner({ kind, text }: { kind: ToastKind; text: string }) {
  if (useHasScript()) return null
  return (
    <p
      role={kind === 'error' ? 'alert' : 'status'}
      className={`banner banner-${kind}`}
      data-toast=""
    >
      {text}
    </p>
  )
}
