import { type LocalDevice, localDevice } from '../local-device.ts'

/** The texts heard longest ago are forgotten. */
export const MAX_HEARD_TEXTS = 50
const KEY = 'slovo-heard'

/** Where a text was left: the number of a sentence, or the second of a recording without cues. */
export function findHeardPlace(material: number, device = localDevice()): number {
  return placesOf(device).get(material) ?? 0
}

/** The beginning is no place to come back to. A full or forbidden storage remembers nothing. */
export function keepHeardPlace(material: number, place: number, device = localDevice()): void {
  const places = placesOf(device)
  places.delete(material)
  if (place > 0) places.set(material, Math.floor(place))
  const newest = [...places].slice(-MAX_HEARD_TEXTS)
  try {
    device?.setItem(KEY, newest.map(([material, place]) => `${material}:${place}`).join(' '))
  } catch {
    // The page itself knows it as long as it is open.
  }
}

export const forgetHeardPlaces = (device: Pick<Storage, 'removeItem'> | null): void =>
  device?.removeItem(KEY)

/** `12:3 7:40`: the third sentence of text 12. What was not written here is left out. */
function placesOf(device: LocalDevice | null): Map<number, number> {
  const found = readStored(device).matchAll(/(?<!\S)(\d{1,9}):(\d{1,6})(?!\S)/g)
  return new Map(Array.from(found, ([, material, place]) => [Number(material), Number(place)]))
}

function readStored(device: LocalDevice | null): string {
  try {
    return device?.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
