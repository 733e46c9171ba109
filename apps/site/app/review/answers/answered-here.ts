import type { DeviceStorage } from './device-storage.ts'

const KEY = 'slovo-answered'
/** More than a day of reviews. */
const MAX_CARDS = 500

/** Remembers when a card was answered on this device: a page that was kept before it asks it again otherwise. */
export function noteAnswered(card: number, storage: DeviceStorage | null): void {
  const lines = readLines(storage).filter(([id]) => id !== card)
  lines.push([card, Date.now()])
  try {
    const newest = lines.slice(-MAX_CARDS)
    storage?.setItem(KEY, newest.map(([id, time]) => `${id}:${time}`).join(' '))
  } catch {
    // A full storage: the card may be asked once more.
  }
}

/** The cards that were answered on this device since then. */
export function answeredSince(loadedAt: string, storage: DeviceStorage | null): number[] {
  const since = Date.parse(loadedAt)
  return readLines(storage)
    .filter(([, time]) => time > since)
    .map(([id]) => id)
}

export const forgetAnswered = (storage: DeviceStorage | null): void => storage?.removeItem(KEY)

function readLines(storage: DeviceStorage | null): [number, number][] {
  return (storage?.getItem(KEY) ?? '')
    .split(' ')
    .filter(Boolean)
    .map((line): [number, number] => {
      const [id, time] = line.split(':').map(Number)
      return [id ?? 0, time ?? 0]
    })
}
