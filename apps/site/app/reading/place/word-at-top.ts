/** The first of the words whose line is not above the top; words follow one another downwards. */
export function wordAtTop(count: number, bottomOf: (word: number) => number, top: number): number {
  let [from, to] = [0, Math.max(count - 1, 0)]
  while (from < to) {
    const middle = (from + to) >> 1
    if (bottomOf(middle) > top) to = middle
    else from = middle + 1
  }
  return from
}
