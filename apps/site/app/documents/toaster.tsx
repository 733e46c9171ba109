import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { toast as sonner, Toaster } from 'sonner'
import type { ShownToast } from '../ui/toast.ts'
import { drawing, durationOf } from '../ui/toast-look.ts'
import type { Theme } from '../visit/page/theme.ts'

let isOpen = false

/** Top-centre for two seconds, as on every page. */
export function drawToast(toast: ShownToast, theme: Theme) {
  if (!isOpen) open(theme)
  const { kind, text, action } = toast
  sonner[kind](text, { duration: durationOf(toast), ...(action && { action }) })
}

function open(theme: Theme) {
  isOpen = true
  const place = document.createElement('div')
  place.dataset.island = 'toasts'
  document.body.append(place)
  flushSync(() => createRoot(place).render(<Toaster {...drawing} theme={theme} />))
}
