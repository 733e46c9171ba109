import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'

export type FieldProps = InputHTMLAttributes<HTMLInputElement> &
  FieldTexts & { ref?: Ref<HTMLInputElement> }

interface FieldTexts {
  /** Where none is given, React makes one: not for what is drawn apart (visit/own/own.tsx). */
  id?: string | undefined
  label: string
  /** The place of the field says what it is for; the label is for a screen reader. */
  isLabelHidden?: boolean | undefined
  hint?: string | undefined
  error?: string | undefined
  /** The id of a sentence elsewhere that is about this field too. */
  describedBy?: string | undefined
}

/** A labelled input; its hint and what is wrong with it are read out with it. */
export function Field(props: FieldProps) {
  const { id, label, isLabelHidden, hint, error, describedBy, className, ...input } = props
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, describedBy, className }}>
      {(own) => (
        <input {...own} {...input} aria-invalid={input['aria-invalid'] ?? own['aria-invalid']} />
      )}
    </FieldFrame>
  )
}

interface FieldFrameProps extends FieldTexts {
  className?: string | undefined
  /** The input itself, given its id and what describes it. */
  children: (own: {
    id: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** A label, an input, a hint and what is wrong: the last two are read out with the input. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, isLabelHidden, hint, error, describedBy, className = '', children } = props
  const ownId = useId()
  const { id = ownId } = props
  const described = [hint && `${id}-hint`, error && `${id}-error`, describedBy]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
      </label>
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
