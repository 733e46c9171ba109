import { type LocalDevice, localDevice } from '../local-device.ts'

/** The texts read longest ago are forgotten. */
export const MAX_PLACES = 50
const KEY = 'slovo-places'

/** A text in one of its versions: an edited text has other words in the same places. */
export interface PlacedText {
  material: number
  version: number
}

/** Where a visitor stopped in a text, by the number of the word; those who have an account have it there. */
export function findPlace(text: PlacedText, device = localDevice()): number | null {
  return placesOn(device).get(nameOf(text)) ?? null
}

/** A full or forbidden storage keeps nothing. */
export function keepPlace(text: PlacedText, word: number, device = localDevice()): void {
  const places = placesOn(device)
  const name = nameOf(text)
  places.delete(name)
  const newest = [...places, [name, word] as const].slice(-MAX_PLACES)
  try {
    device?.setItem(KEY, newest.map(([name, word]) => `${name}:${word}`).join('\n'))
  } catch {
    // The text is begun anew next time.
  }
}

const nameOf = ({ material, version }: PlacedText) => `${material} ${version}`

/** One line a text. What is no number was not written here. */
function placesOn(device: LocalDevice | null): Map<string, number> {
  const lines = readLines(device).map((line) => /^(\d+ \d+):(\d+)$/.exec(line))
  const places = lines.map((line): [string, number] => [line?.[1] ?? '', Number(line?.[2])])
  return new Map(places.filter(([name]) => name !== ''))
}

function readLines(device: LocalDevice | null): string[] {
  try {
    return (device?.getItem(KEY) ?? '').split('\n')
  } catch {
    return []
  }
}
