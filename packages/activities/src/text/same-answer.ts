import { removeStress } from '@slovo/language'

/**
 * What an answer is compared by. H5P compares letter by letter; we forgive more, in Russian ё for
 * е and stress marks, everywhere the shape of an apostrophe and the number of spaces.
 */
export function answerKey(text: string, isCaseSensitive: boolean): string {
  const key = removeStress(text)
    .replaceAll('ё', 'е')
    .replaceAll('Ё', 'Е')
    .replace(/[’ʼ`]/g, "'")
    .replace(/[\u2010\u2011]/g, '-')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim()
  return isCaseSensitive ? key : key.toLowerCase()
}

/** Letters added, missing, changed or swapped with their neighbour between two words. */
export function editDistance(one: string, other: string): number {
  const [a, b] = [Array.from(one), Array.from(other)]
  let older: number[] = []
  let row = b.map((_, index) => index)
  row.push(b.length)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let distance = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwapped) distance = Math.min(distance, (older[j - 2] ?? 0) + 1)
      next.push(distance)
    }
    older = row
    row = next
  }
  return row[b.length] ?? 0
}

/** A slip of the keyboard, as Blanks counts it: one in a solution of 4 to 9 letters, two in a longer one. */
export function isSlipOf(solution: string, answer: string): boolean {
  return isWithin(solution, answer, Array.from(solution).length)
}

/** The same between two words as H5P's text library counts it: by the shorter of the two. */
export function areSimilar(one: string, other: string): boolean {
  return isWithin(one, other, Math.min(Array.from(one).length, Array.from(other).length))
}

function isWithin(one: string, other: string, length: number) {
  const allowed = length > 9 ? 2 : length > 3 ? 1 : 0
  if (Math.abs(one.length - other.length) > allowed * 2) return false
  return editDistance(one, other) <= allowed
}
