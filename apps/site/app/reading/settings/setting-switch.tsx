import { useId } from 'react'

interface SettingSwitchProps {
  name: string
  value?: string
  isOn: boolean
  label: string
  hint?: string
}

/** A setting that is on or off. One that is off is not sent: that the form has it, is. */
export function SettingSwitch({ name, value = '1', isOn, label, hint }: SettingSwitchProps) {
  const id = useId()
  return (
    <p className="setting-switch">
      <input type="hidden" name={`has-${name}`} value="1" />
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        defaultChecked={isOn}
        aria-describedby={hint && `${id}-hint`}
      />
      <label htmlFor={id}>{label}</label>
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </p>
  )
}
