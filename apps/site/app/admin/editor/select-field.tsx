import type { SelectHTMLAttributes } from 'react'
import { FieldFrame } from '../../ui/field-frame.tsx'

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  hint?: string
  error?: string | undefined
  choices: readonly { value: string; name: string }[]
}

/** A labelled choice of the platform. */
export function SelectField({ label, hint, error, choices, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(own) => (
        <select className="input" {...own} {...select}>
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
