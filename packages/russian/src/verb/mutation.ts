const PAIRS: readonly (readonly [string, string])[] = [
  ['ск', 'щ'],
  ['ст', 'щ'],
  ['зд', 'зж'],
  ['с', 'ш'],
  ['з', 'ж'],
  ['т', 'ч'],
  ['д', 'ж'],
  ['к', 'ч'],
  ['г', 'ж'],
  ['х', 'ш'],
  ['б', 'бл'],
  ['п', 'пл'],
  ['в', 'вл'],
  ['ф', 'фл'],
  ['м', 'мл'],
]

/**
 * Zaliznyak's alternation of consonants in types 4, 5 and 6: писа́ть → пиш, люби́ть → любл. In words from Church Slavonic
 * т becomes щ and, in the participle, д becomes жд; which words, the note `ч3 щ` or the lexicon says.
 */
export function mutated(stem: string, churchSlavonic?: 'щ' | 'жд'): string {
  if (churchSlavonic === 'щ' && stem.endsWith('т')) return `${stem.slice(0, -1)}щ`
  if (churchSlavonic === 'жд' && stem.endsWith('д')) return stem.replace(/з?д$/, 'жд')
  for (const [from, to] of PAIRS) {
    if (stem.endsWith(from)) return stem.slice(0, -from.length) + to
  }
  return stem
}

const isAfterSibilant = (stem: string) => /[жчшщц]$/.test(stem)

/** у after a sibilant, else ю: пишу́, люблю́. */
export const yu = (stem: string) => (isAfterSibilant(stem) ? 'у' : 'ю')
/** а after a sibilant, else я: крича́т, любя́т. */
export const ya = (stem: string) => (isAfterSibilant(stem) ? 'а' : 'я')
