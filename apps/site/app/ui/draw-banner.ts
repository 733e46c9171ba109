import type { ShownToast } from './toast.ts'

/** Time to read it: it often says that there is no network. */
const BANNER_MS = 6000

/** Says what a toast says where the code that draws toasts cannot come: without a network. */
export function drawBanner({ kind, text }: ShownToast): void {
  const banner = document.createElement('p')
  banner.role = kind === 'error' ? 'alert' : 'status'
  banner.className = `banner banner-${kind}`
  document.body.append(banner)
  // Screen readers say what changes in it.
  banner.textContent = text
  setTimeout(() => banner.remove(), BANNER_MS)
}
