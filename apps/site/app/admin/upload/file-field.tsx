import { type ReactNode, useState } from 'react'
import { Field } from '../../ui/field.tsx'

export type Folder = 'image' | 'audio' | 'video' | 'h5p'

interface FileFieldProps {
  name: string
  folder: Folder
  label: string
  value: string
  hint?: string
  error?: string | undefined
}

/** The place of a file in the storage. */
export function FileField({ name, label, value, hint, error }: FileFieldProps): ReactNode {
  const [path, setPath] = useState(value)
  return (
    <Field
      name={name}
      label={label}
      value={path}
      onChange={(event) => setPath(event.currentTarget.value)}
      {...(hint && { hint })}
      {...(error && { error })}
    />
  )
}
