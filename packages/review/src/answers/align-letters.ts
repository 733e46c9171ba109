/** A letter of the expected answer, or one too many. */
export interface ComparedLetter {
  /** As it should be; empty for a letter too many. */
  right: string
  /** As it was typed; empty for one that is missing. */
  typed: string
  /** `accent` is forgiven and shown; the others are faults. */
  fault: 'accent' | 'wrong' | 'missing' | 'extra' | 'swapped' | null
}

export interface Alignment {
  letters: ComparedLetter[]
  faults: number
}

/** How a letter may be typed. */
export interface Spelling {
  /** The ways to type it that are right, of any number of letters. */
  of: (letter: string, previous: string) => readonly string[]
  /** A way to type it that is forgiven: ё as е, é as e. */
  isForgiven: (letter: string, typed: string) => boolean
  /** Several letters that stand for one: « sh » typed for щ is one wrong letter. */
  units: ReadonlySet<string>
}

/** A way from one pair of places to the next, and what it costs. */
interface Step {
  expected: number
  typed: number
  cost: number
  letters: ComparedLetter[]
}

const FAULT = 1000
const ACCENT = 1
const LONGEST_UNIT = 5

/**
 * Lays what was typed along what was expected, with as few faults as can be: a letter that is wrong, missing or too many, or
 * two that are swapped. Spaces, hyphens and other signs never count.
 *
 *     книга / кнгиа   к н [и г swapped] а
 *     жизнь / zhin    ж и [з missing] н ь
 */
export function alignLetters(
  expected: readonly string[],
  typed: readonly string[],
  spelling: Spelling,
): Alignment {
  const width = typed.length + 1
  const costs: number[] = new Array((expected.length + 1) * width).fill(Number.POSITIVE_INFINITY)
  const arrivals = new Map<number, { from: number; step: Step }>()
  costs[0] = 0

  for (let i = 0; i <= expected.length; i++) {
    for (let j = 0; j <= typed.length; j++) {
      const from = i * width + j
      const cost = costs[from] ?? Number.POSITIVE_INFINITY
      for (const step of stepsFrom(expected, typed, i, j, spelling)) {
        const to = (i + step.expected) * width + j + step.typed
        if (cost + step.cost >= (costs[to] ?? 0)) continue
        costs[to] = cost + step.cost
        arrivals.set(to, { from, step })
      }
    }
  }
  return readBack(arrivals, costs.length - 1, costs.at(-1) ?? 0)
}

function readBack(
  arrivals: ReadonlyMap<number, { from: number; step: Step }>,
  end: number,
  cost: number,
): Alignment {
  const steps: Step[] = []
  let arrival = arrivals.get(end)
  while (arrival) {
    steps.push(arrival.step)
    arrival = arrivals.get(arrival.from)
  }
  return {
    letters: steps.reverse().flatMap(({ letters }) => letters),
    faults: Math.floor(cost / FAULT),
  }
}

/** All ways to go on from a pair of places. */
function* stepsFrom(
  expected: readonly string[],
  typed: readonly string[],
  i: number,
  j: number,
  spelling: Spelling,
): Generator<Step> {
  const [right, next, own] = [expected[i], expected[i + 1], typed[j]]

  if (right !== undefined) {
    const letter = right.toLowerCase()
    if (isSign(letter)) yield { expected: 1, typed: 0, cost: 0, letters: [same(right, right)] }
    for (const way of spelling.of(letter, (expected[i - 1] ?? '').toLowerCase())) {
      const length = Array.from(way).length
      if (textAt(typed, j, length) === way) {
        yield { expected: 1, typed: length, cost: 0, letters: [same(right, way)] }
      }
    }
    yield { expected: 1, typed: 0, cost: FAULT, letters: [{ right, typed: '', fault: 'missing' }] }
  }
  if (own === undefined) return
  if (isSign(own)) yield { expected: 0, typed: 1, cost: 0, letters: [] }

  for (let length = 1; length <= LONGEST_UNIT; length++) {
    const unit = textAt(typed, j, length)
    if (length > 1 && !spelling.units.has(unit)) continue
    const extra: ComparedLetter = { right: '', typed: unit, fault: 'extra' }
    yield { expected: 0, typed: length, cost: FAULT, letters: [extra] }
    if (right === undefined) continue
    const isForgiven = spelling.isForgiven(right.toLowerCase(), unit)
    const fault = isForgiven ? 'accent' : 'wrong'
    const cost = isForgiven ? ACCENT : FAULT
    yield { expected: 1, typed: length, cost, letters: [{ right, typed: unit, fault }] }
  }

  const after = typed[j + 1]
  if (right === undefined || next === undefined || after === undefined || right === next) return
  if (!isTypedAs(right, after, spelling) || !isTypedAs(next, own, spelling)) return
  const letters: ComparedLetter[] = [
    { right, typed: own, fault: 'swapped' },
    { right: next, typed: after, fault: 'swapped' },
  ]
  yield { expected: 2, typed: 2, cost: FAULT, letters }
}

const same = (right: string, typed: string): ComparedLetter => ({ right, typed, fault: null })
const isSign = (letter: string) => !/[\p{L}\p{N}]/u.test(letter)
const isTypedAs = (letter: string, typed: string, { of }: Spelling) =>
  of(letter.toLowerCase(), '').includes(typed)

/** Typed letters are in lower case already. */
function textAt(letters: readonly string[], from: number, length: number): string {
  return length === 1 ? (letters[from] ?? '') : letters.slice(from, from + length).join('')
}
