import * as messages from '@slovo/messages/reading/aloud-controls'
import { useLocale, useSay } from '../../ui/say.ts'
import { localDevice } from '../local-device.ts'

const speeds = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5] as const
const STORAGE_KEY = 'reading-speed'

/** How fast this user likes to listen, as it is kept on this device. */
export function keptSpeed(): number {
  try {
    return readSpeed(localDevice()?.getItem(STORAGE_KEY) ?? null)
  } catch {
    return 1
  }
}

function keepSpeed(speed: number) {
  try {
    localDevice()?.setItem(STORAGE_KEY, String(speed))
  } catch {
    // A full device: the page itself knows it as long as it is open.
  }
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
  return (
    <select
      className="aloud-speed"
      aria-label={say(messages.speed)}
      title={say(messages.speed)}
      value={speed}
      onChange={(event) => {
        const chosen = readSpeed(event.target.value)
        keepSpeed(chosen)
        onChange(chosen)
      }}
    >
      {speeds.map((choice) => (
        <option key={choice} value={choice}>
          {choice.toLocaleString(locale)} ×
        </option>
      ))}
    </select>
  )
}
