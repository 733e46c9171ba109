import { type InputHTMLAttributes, type ReactNode, useId } from 'react'

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

interface FieldFrameProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  className?: string | undefined
  /** The input itself, given its id and what describes it. */
  children: (own: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A label, an input, a hint and what is wrong: the last two are read out with the input. */
export function FieldFrame({ label, hint, error, className = '', children }: FieldFrameProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
