const RUSSIAN = '(?:rus|ru|russian|russe|русский|русско)'
const FRENCH = '(?:fra|fre|fr|french|français|francais|французский|французско)'
const BETWEEN = String.raw`[\s_-]*[-–—_→>↔]+[\s_-]*`
const pair = (one: string, other: string) =>
  new RegExp(`(?<!\\p{L})${one}${BETWEEN}${other}(?!\\p{L})`, 'iu')
const PAIRS = [pair(RUSSIAN, FRENCH), pair(FRENCH, RUSSIAN)]

/** Does a title or the name of a file say Russian and French? « freedict-fra-rus », « français-Русский … » */
export function saysRussianFrench(text: string): boolean {
  return PAIRS.some((said) => said.test(text))
}

/** Is this one of the codes by which Russian is named? */
export const isRussianCode = (code: string) => /^(?:ru|rus)(?:-|$)/i.test(code)
export const isFrenchCode = (code: string) => /^(?:fr|fra|fre)(?:-|$)/i.test(code)

const OTHERS = 'eng deu ger spa ita por pol nld swe jpn ell ukr bel ces cze fin tur lat zho ara'
const NAMED_PAIR = /(?<!\p{L})([a-z]{3})-([a-z]{3})(?!\p{L})/giu

/** A language that is neither Russian nor French, by the name of a file: « freedict-deu-rus » → deu. */
export function otherLanguageIn(name: string): string | undefined {
  const codes = [...name.toLowerCase().matchAll(NAMED_PAIR)].flatMap(([, one, two]) => [one, two])
  const others = new Set(OTHERS.split(' '))
  return codes.find((code) => code !== undefined && others.has(code))
}
