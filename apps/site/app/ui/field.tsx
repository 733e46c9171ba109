import type { InputHTMLAttributes } from 'react'
import { FieldFrame } from './field-frame.tsx'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A labelled input; its hint and what is wrong with it are read out with it. */
export function Field({ label, hint, error, className, ...input }: FieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(own) => <input {...own} {...input} />}
    </FieldFrame>
  )
}
