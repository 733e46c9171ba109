import type { ShownToast } from './toast.ts'

const TOAST_MS = 2000
/** Time to reach its button. */
const TOAST_WITH_ACTION_MS = 8000

export const durationOf = ({ action }: ShownToast) => (action ? TOAST_WITH_ACTION_MS : TOAST_MS)

/** As specified: top-centre. */
export const drawing = {
  position: 'top-center',
  richColors: true,
  // The library has a font of its own.
  style: { fontFamily: 'inherit' },
  toastOptions: {
    // The library's own red is too light to be read: 4.34 to 1.
    style: { font: 'inherit', borderRadius: '0.75rem', '--error-text': 'var(--danger)' },
    // As high as a finger is wide, in the colour of what the toast says.
    actionButtonStyle: {
      minHeight: '2.75rem',
      padding: '0 0.9rem',
      border: '1.5px solid currentColor',
      borderRadius: '0.75rem',
      background: 'none',
      color: 'inherit',
      font: 'inherit',
    },
  },
} as const
