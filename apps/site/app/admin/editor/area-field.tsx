import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame } from '../../ui/field-frame.tsx'
import { growWithText } from './grow-with-text.ts'

type AreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  hint?: string
  error?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text of several lines; its hint and what is wrong with it are read out with it. */
export function AreaField({
  label,
  hint,
  error,
  className,
  ref,
  onInput,
  ...area
}: AreaFieldProps) {
  const attach = (element: HTMLTextAreaElement | null) => {
    if (element) growWithText(element)
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(own) => (
        <textarea
          className="input"
          {...own}
          {...area}
          ref={attach}
          onInput={(event) => {
            growWithText(event.currentTarget)
            onInput?.(event)
          }}
        />
      )}
    </FieldFrame>
  )
}
