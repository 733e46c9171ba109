import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame } from '../../ui/field-frame.tsx'

type AreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  hint?: string
  error?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text of several lines; its hint and what is wrong with it are read out with it. */
export function AreaField({ label, hint, error, className, ...area }: AreaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(own) => <textarea className="input" {...own} {...area} />}
    </FieldFrame>
  )
}
