import { hearToasts, showToast } from '../ui/toast.ts'
import { forgetToast } from '../ui/toast-cookie.ts'
import type { RootData } from '../visit/page/root-data.ts'
import type { Theme } from '../visit/page/theme.ts'

/** Toasts are drawn by code that is loaded with the first of them. */
export function showToasts(theme: Theme) {
  let drawing: Promise<typeof import('./toaster.tsx')> | undefined
  hearToasts(async (toast) => {
    drawing ??= import('./toaster.tsx')
    const { drawToast } = await drawing
    drawToast(toast, theme)
  })
}

/** The toast that came with a page, which showed it as a banner until now. */
export function showArrivedToast({ toast }: Pick<RootData, 'toast'>) {
  if (!toast) return
  for (const banner of document.querySelectorAll('.banner[data-toast]')) banner.remove()
  forgetToast(toast.id)
  showToast(toast.kind, toast.text)
}
