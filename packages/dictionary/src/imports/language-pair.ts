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
