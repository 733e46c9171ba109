import { useEffect, useState } from 'react'

export const speeds = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5] as const

const KEY = 'reading-speed'

/** How fast this reader likes to listen, kept on this device. */
export function useSpeed(): [number, (speed: number) => void] {
  const [speed, setSpeed] = useState(1)

  useEffect(() => setSpeed(readSpeed(localStorage.getItem(KEY))), [])

  return [
    speed,
    (chosen) => {
      localStorage.setItem(KEY, String(chosen))
      setSpeed(chosen)
    },
  ]
}

export function readSpeed(value: string | null): number {
  return speeds.find((speed) => String(speed) === value) ?? 1
}
