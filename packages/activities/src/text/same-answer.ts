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

/**
 * Are two words at most so many letters apart: added, missing, changed, or swapped with their neighbour? Letters whose
 * places are further apart than that cannot belong together, so only a narrow band of pairs is compared.
 */
function areWithinEdits(one: string, other: string, most: number): boolean {
  const [a, b] = [Array.from(one), Array.from(other)]
  const far = most + 1
  let older: number[] = []
  let row = Array.from({ length: 2 * most + 1 }, (_, place) => (place < most ? far : place - most))
  for (let i = 1; i <= a.length; i++) {
    const next: number[] = []
    for (let place = 0; place < row.length; place++) {
      const j = i - most + place
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const ways = [
        (row[place + 1] ?? far) + 1,
        (next[place - 1] ?? far) + 1,
        (row[place] ?? far) + (isSame ? 0 : 1),
        isSwapped ? (older[place] ?? far) + 1 : far,
      ]
      next.push(j < 0 || j > b.length ? far : j === 0 ? i : Math.min(...ways))
    }
    older = row
    row = next
  }
  return (row[b.length - a.length + most] ?? far) <= most
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
  return areWithinEdits(one, other, length > 9 ? 2 : length > 3 ? 1 : 0)
}
