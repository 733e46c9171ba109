import { Lightbulb } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

/** A hint behind a button. */
export function Tip({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <span className="tip">
      <button
        type="button"
        className="tip-button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Lightbulb aria-hidden size={16} />
      </button>
      <span id={id} className="tip-text" hidden={!isOpen}>
        {children}
      </span>
    </span>
  )
}
