import { AreaField } from '../editor/area-field.tsx'

interface TextFieldProps {
  name: string
  label: string
  lang: 'ru' | 'fr'
  defaultValue: string
  error?: string
}

export function TextField(props: TextFieldProps) {
  return <AreaField {...props} rows={14} maxLength={300_000} />
}
