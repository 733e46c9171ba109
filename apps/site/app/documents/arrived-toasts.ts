import { drawBanner } from '../ui/draw-banner.ts'
import { hearToasts, showToast } from '../ui/toast.ts'
import { forgetToast } from '../ui/toast-cookie.ts'
import { whenIdle } from '../ui/when-idle.ts'
import type { RootData } from '../visit/page/root-data.ts'
import type { Theme } from '../visit/page/theme.ts'

/**
 * Toasts answer what a reader does: the code that draws them comes after the first key or touch, since a toast may have to say
 * that there is no network.
 */
export function showToasts(theme: Theme) {
  const load = () => import('./toaster.tsx')
  const begun = new AbortController()
  for (const event of ['pointerdown', 'keydown']) {
    const prepare = () => {
      begun.abort()
      whenIdle(() => void load().catch(() => {}))
    }
    addEventListener(event, prepare, { capture: true, signal: begun.signal })
  }
  hearToasts(async (toast) => {
    const toaster = await load().catch(() => null)
    if (toaster) toaster.drawToast(toast, theme)
    else drawBanner(toast)
  })
}

/** What the page says on its arrival, as banners until now. */
export function showArrivedToasts({ toast }: Pick<RootData, 'toast'>) {
  for (const banner of document.querySelectorAll('.banner[data-toast]')) {
    showToast(banner.classList.contains('banner-error') ? 'error' : 'success', banner.textContent)
    banner.remove()
  }
  if (toast) forgetToast(toast.id)
}
