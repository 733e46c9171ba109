import * as messages from '@slovo/messages/activities'
import { Lightbulb } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import { LangText } from './rich.tsx'

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

/** The hint of a gap, named by the gap's number, which counts from one. */
export function GapTip({ number, text }: { number: number; text: string }) {
  const say = useSay()
  return (
    <Tip label={say(messages.hint, { number })}>
      <LangText text={text} />
    </Tip>
  )
}
