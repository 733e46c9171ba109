const LETTERS = 26
const A = 'A'.charCodeAt(0)

/** The class of all words of an entry: A, B … Z, AA, AB … Our other classes are written small. */
export function entryClass(entry: number): string {
  let name = ''
  for (let left = entry; left >= 0; left = Math.floor(left / LETTERS) - 1) {
    name = String.fromCharCode(A + (left % LETTERS)) + name
  }
  return name
}
