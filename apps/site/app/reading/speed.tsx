import * as reading from '@slovo/messages/reading'
import { useEffect, useId, useState } from 'react'
import { useLocale, useSay } from '../ui/say.ts'

const speeds = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5] as const

const STORAGE_KEY = 'reading-speed'

/** How fast this user likes to listen, stored on this device. */
export function useSpeed(): [number, (speed: number) => void] {
  const [speed, setSpeed] = useState(1)

  useEffect(() => setSpeed(readSpeed(localStorage.getItem(STORAGE_KEY))), [])

  return [
    speed,
    (chosen) => {
      localStorage.setItem(STORAGE_KEY, String(chosen))
      setSpeed(chosen)
    },
  ]
}

function readSpeed(value: string | null): number {
  return speeds.find((speed) => String(speed) === value) ?? 1
}

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
