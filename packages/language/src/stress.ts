const LONG_RUN = /(\p{M}{3})\p{M}+/gu

/**
 * Leaves each letter at most three marks. No language needs more, and normalising (NFC) a long run of marks takes
 * quadratic time.
 */
export function collapseMarks(text: string): string {
  return text.replace(LONG_RUN, '$1')
}

/** A text with its letters composed: `е` and its two dots become `ё`. */
export function compose(text: string): string {
  return collapseMarks(text).normalize('NFC')
}

// The same range as in the database's function `lookup_key`.
const STRESS_ON_CYRILLIC = /(?<=[\u0400-\u052f])[\u0300\u0301]+/gu
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  'á=а́ é=е́ í=и́ ó=о́ ý=у́ Á=А́ É=Е́ Ó=О́ Ý=У́'.split(' ').map((pair) => pair.split('=')),
)
const LOOKALIKE = /(?<=\p{Script=Cyrillic}\u0301?)[áéíóýÁÉÓÝ]|[áéíóýÁÉÓÝ](?=\p{Script=Cyrillic})/gu

/**
 * A Russian text without its stress marks: столи́ца → столица. Й and ё stay, and so do
 * French accents: composing first keeps them apart from stress marks.
 */
export function removeStress(text: string): string {
  return compose(text).replace(STRESS_ON_CYRILLIC, '')
}

/** Latin á, é, ó … typed for а́, е́, о́ inside a Russian word, a common slip of the keyboard. */
export function mendLookalikes(text: string): string {
  return compose(text).replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)
}

/**
 * Does this Russian word show its stress: by a mark, by ё, or by having no choice? (как-то,
 * тик-так: every part has one vowel at most.)
 */
export function isStressKnown(word: string): boolean {
  if (/[\u0301ёЁ]/.test(compose(word))) return true
  return word
    .split(/[-\u2010\u2011]/)
    .every((part) => (part.match(/[аеиоуыэюя]/giu) ?? []).length < 2)
}

/** A text for speech synthesis: without stress marks, which some engines spell out, and dialogue dashes (« minus »). */
export function speechText(text: string): string {
  return removeStress(text)
    .replace(/(^|[\s\u00a0])[—–-](?=[\s\u00a0])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
