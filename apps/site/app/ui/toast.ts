export type ToastKind = 'success' | 'error'

export interface Toast {
  kind: ToastKind
  text: string
}

type Listener = (toast: Toast) => void

let listener: Listener | undefined
let waiting: Toast[] = []

/** Says something in the corner of the eye; the code that draws it is loaded with the first toast. */
export function showToast(kind: ToastKind, text: string) {
  if (listener) listener({ kind, text })
  else waiting.push({ kind, text })
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
