import { type LocalDevice, localDevice } from './local-device.ts'

/** The texts touched longest ago are forgotten. */
export const MAX_TEXTS = 30
const KEY = 'slovo-touched'

/** A text in one of its versions, to one reader: an edited text has other words in the same places. */
interface TouchedText {
  reader: string
  material: number
  version: number
}

/** The words of a text that were touched on this device. */
export function findTouched(text: TouchedText, device = localDevice()): ReadonlySet<number> {
  return new Set(linesOf(device).get(nameOf(text)))
}

/** Another tab may have touched others: those stay. A full or forbidden storage remembers nothing. */
export function keepTouched(
  text: TouchedText,
  words: ReadonlySet<number>,
  device = localDevice(),
): void {
  const lines = linesOf(device)
  const name = nameOf(text)
  const all = new Set([...(lines.get(name) ?? []), ...words])
  lines.delete(name)
  const newest = [...lines, [name, [...all]] as const].slice(-MAX_TEXTS)
  try {
    device?.setItem(KEY, newest.map(([name, words]) => `${name}:${words.join(' ')}`).join('\n'))
  } catch {
    // The page itself knows them as long as it is open.
  }
}

export const forgetTouched = (device: Pick<Storage, 'removeItem'> | null): void =>
  device?.removeItem(KEY)

const nameOf = ({ reader, material, version }: TouchedText) => `${reader} ${material} ${version}`

/** One line a text: its name, and the numbers of its words. What is no number was not written here. */
function linesOf(device: LocalDevice | null): Map<string, number[]> {
  const lines = readLines(device).map((line): [string, number[]] => {
    const [name = '', words = ''] = line.split(':')
    return [name, (words.match(/\d+/g) ?? []).map(Number)]
  })
  return new Map(lines)
}

function readLines(device: LocalDevice | null): string[] {
  try {
    return (device?.getItem(KEY) ?? '').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
