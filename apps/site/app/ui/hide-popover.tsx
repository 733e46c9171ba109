import { X } from 'lucide-react'

/** Closes the popover of that id, also without script. */
export function HidePopover({ of, label }: { of: string; label: string }) {
  return (
    <button
      type="button"
      className="icon-button"
      popoverTarget={of}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <X aria-hidden="true" />
    </button>
  )
}
