/** How a letter may be typed. */
export interface Spelling {
  /** The ways to type it that are right, of any number of letters. */
  of: (letter: string, previous: string) => readonly string[]
  /** A way to type it that is forgiven: ё as е, é as e. */
  isForgiven: (letter: string, typed: string) => boolean
  /** Several letters that stand for one: « sh » typed for щ is one wrong letter. */
  units: ReadonlySet<string>
}

/** Everything about two texts that is asked at each pair of their places, looked up once. */
export interface Letters {
  rights: Right[]
  owns: Own[]
  faultOf: FaultOf
}

export type FaultOf = (letter: string, typed: string) => 'accent' | 'wrong'

/** A letter of the expected text. */
interface Right {
  /** As it is written, and in lower case. */
  text: string
  letter: string
  isSign: boolean
  /** How many typed letters from a place on are a right way to type it. */
  lengthsAt: (place: number) => readonly number[]
  /** The ways to type it wherever it stands. */
  alone: ReadonlySet<string>
}

/** A letter that was typed; they are in lower case already. */
interface Own {
  text: string
  isSign: boolean
  /** It alone, and with those after it where they stand for one letter together. */
  units: { text: string; length: number }[]
}

const LONGEST_UNIT = 5
const NONE: readonly number[] = []

export function prepareLetters(
  expected: readonly string[],
  typed: readonly string[],
  spelling: Spelling,
): Letters {
  const lower = expected.map((letter) => letter.toLowerCase())
  const placesOf = rememberPlaces(typed)
  return {
    rights: expected.map((text, place): Right => {
      const letter = lower[place] ?? ''
      const lengths = placesOf(spelling.of(letter, lower[place - 1] ?? ''))
      return {
        text,
        letter,
        isSign: isSign(letter),
        lengthsAt: (place) => lengths.get(place) ?? NONE,
        alone: new Set(spelling.of(letter, '')),
      }
    }),
    owns: typed.map((text, place) => ({
      text,
      isSign: isSign(text),
      units: unitsAt(typed, place, spelling),
    })),
    faultOf: rememberFaults(spelling),
  }
}

/** Where in the typed text which of some ways stand; asked once for letters that are typed alike. */
function rememberPlaces(typed: readonly string[]) {
  const known = new Map<string, Map<number, number[]>>()
  return (ways: readonly string[]) => {
    const key = ways.join('\n')
    const remembered = known.get(key)
    if (remembered) return remembered
    const lengths = new Map<number, number[]>()
    for (const way of ways) {
      const length = Array.from(way).length
      for (let place = 0; place + length <= typed.length; place++) {
        if (textAt(typed, place, length) !== way) continue
        lengths.set(place, [...(lengths.get(place) ?? []), length])
      }
    }
    known.set(key, lengths)
    return lengths
  }
}

function unitsAt(typed: readonly string[], place: number, { units }: Spelling): Own['units'] {
  const found = [{ text: typed[place] ?? '', length: 1 }]
  for (let length = 2; units.size > 0 && length <= LONGEST_UNIT; length++) {
    const text = textAt(typed, place, length)
    if (units.has(text) && place + length <= typed.length) found.push({ text, length })
  }
  return found
}

function rememberFaults({ isForgiven }: Spelling): FaultOf {
  const known = new Map<string, Map<string, 'accent' | 'wrong'>>()
  return (letter, typed) => {
    const ofLetter = known.get(letter) ?? new Map<string, 'accent' | 'wrong'>()
    known.set(letter, ofLetter)
    const fault = ofLetter.get(typed) ?? (isForgiven(letter, typed) ? 'accent' : 'wrong')
    ofLetter.set(typed, fault)
    return fault
  }
}

/** Spaces, hyphens and whatever else is neither a letter nor a digit. */
export const isSign = (letter: string) => !/[\p{L}\p{N}]/u.test(letter)

function textAt(letters: readonly string[], from: number, length: number): string {
  return length === 1 ? (letters[from] ?? '') : letters.slice(from, from + length).join('')
}
