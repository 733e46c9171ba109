import {
  type FaultOf,
  isSign,
  type Letters,
  prepareLetters,
  type Spelling,
} from './prepare-letters.ts'

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

const FAULT = 1000
const ACCENT = 1
const UNREACHED = 0x7fffffff

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
  const letters = prepareLetters(expected, typed, spelling)
  const ways = new Ways(expected.length, typed.length)
  for (let i = 0; i <= expected.length; i++) {
    for (let j = 0; j <= typed.length; j++) goOn(ways, letters, i, j)
  }
  return ways.readBack(expected, typed)
}

/** All ways to go on from a pair of places. Of two that cost the same, the first stays. */
function goOn(ways: Ways, { rights, owns, faultOf }: Letters, i: number, j: number) {
  const [right, next, own] = [rights[i], rights[i + 1], owns[j]]
  if (right) {
    if (right.isSign) ways.step(i, j, 1, 0, 0)
    for (const length of right.lengthsAt(j)) ways.step(i, j, 1, length, 0)
    ways.step(i, j, 1, 0, FAULT)
  }
  if (!own) return
  if (own.isSign) ways.step(i, j, 0, 1, 0)
  for (const unit of own.units) {
    ways.step(i, j, 0, unit.length, FAULT)
    if (right) ways.step(i, j, 1, unit.length, costOf(faultOf, right.letter, unit.text))
  }

  const after = owns[j + 1]
  if (!right || !next || !after || right.text === next.text) return
  const isSwapped = right.alone.has(after.text) && next.alone.has(own.text)
  if (isSwapped) ways.step(i, j, 2, 2, FAULT)
}

const costOf = (faultOf: FaultOf, letter: string, typed: string) =>
  faultOf(letter, typed) === 'accent' ? ACCENT : FAULT

/** The cheapest way that was found to each pair of places: a sentence has a hundred thousand pairs, so in plain numbers. */
class Ways {
  readonly #width: number
  readonly #costs: Int32Array
  readonly #from: Int32Array

  constructor(expected: number, typed: number) {
    this.#width = typed + 1
    this.#costs = new Int32Array((expected + 1) * this.#width).fill(UNREACHED)
    this.#from = new Int32Array(this.#costs.length)
    this.#costs[0] = 0
  }

  step(i: number, j: number, expected: number, typed: number, cost: number) {
    const from = i * this.#width + j
    const to = from + expected * this.#width + typed
    const whole = (this.#costs[from] ?? 0) + cost
    if (whole >= (this.#costs[to] ?? 0)) return
    this.#costs[to] = whole
    this.#from[to] = from
  }

  readBack(expected: readonly string[], typed: readonly string[]): Alignment {
    const steps: ComparedLetter[][] = []
    let to = this.#costs.length - 1
    const cost = this.#costs[to] ?? 0
    while (to > 0) {
      const from = this.#from[to] ?? 0
      const [i, j] = [Math.floor(from / this.#width), from % this.#width]
      const right = expected.slice(i, Math.floor(to / this.#width))
      const own = typed.slice(j, to % this.#width)
      steps.push(lettersOf(right, own, (this.#costs[to] ?? 0) - (this.#costs[from] ?? 0)))
      to = from
    }
    return { letters: steps.reverse().flat(), faults: Math.floor(cost / FAULT) }
  }
}

/** What a step says to the learner. */
function lettersOf(expected: string[], own: string[], cost: number): ComparedLetter[] {
  const [right, next] = expected
  const typed = own.join('')
  // A sign that was typed does not count.
  if (right === undefined) return cost === 0 ? [] : [{ right: '', typed, fault: 'extra' }]
  if (next !== undefined) {
    return [
      { right, typed: own[0] ?? '', fault: 'swapped' },
      { right: next, typed: own[1] ?? '', fault: 'swapped' },
    ]
  }
  // A sign is right, typed or not.
  if (cost === 0) return [{ right, typed: isSign(right) ? right : typed, fault: null }]
  if (typed === '') return [{ right, typed, fault: 'missing' }]
  return [{ right, typed, fault: cost === ACCENT ? 'accent' : 'wrong' }]
}
