import * as reading from '@slovo/messages/reading'
import { useId } from 'react'
import { useLocale, useSay } from '../ui/say.ts'
import { readSpeed, speeds } from './speed.ts'

interface SpeedChoiceProps {
  speed: number
  onChange: (speed: number) => void
}

export function SpeedChoice({ speed, onChange }: SpeedChoiceProps) {
  const say = useSay()
  const locale = useLocale()
  const id = useId()
  return (
    <span className="speed">
      <label htmlFor={id} className="visually-hidden">
        {say(reading.speed)}
      </label>
      <select
        id={id}
        className="input"
        value={speed}
        onChange={(event) => onChange(readSpeed(event.target.value))}
      >
        {speeds.map((choice) => (
          <option key={choice} value={choice}>
            {choice.toLocaleString(locale)} ×
          </option>
        ))}
      </select>
    </span>
  )
}
