export type ToastKind = 'success' | 'error'

export interface Toast {
  kind: ToastKind
  text: string
}

/** What can be done about it: a button of the toast. */
interface ToastAction {
  label: string
  onClick: () => void
}

export type ShownToast = Toast & { action?: ToastAction | undefined }
type Listener = (toast: ShownToast) => void

let listener: Listener | undefined
let waiting: ShownToast[] = []

/** Says something in the corner of the eye; the code that draws it is loaded with the first toast. */
export function showToast(kind: ToastKind, text: string, action?: ToastAction) {
  if (listener) listener({ kind, text, action })
  else waiting.push({ kind, text, action })
}

/** Subscribes the page's one place for toasts, also to those shown before it was there. */
export function hearToasts(hear: Listener): () => void {
  listener = hear
  for (const toast of waiting) hear(toast)
  waiting = []
  return () => {
    listener = undefined
  }
}
