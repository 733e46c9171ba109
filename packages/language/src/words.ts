import type { Lang, Span } from './lang.ts'

/** A word as it stands in the text, and where. */
export interface Word extends Span {
  text: string
}

// No word begins inside another one or is the ending of a number: 5-й, 1990-е, 2e. The lookbehind stands after `STARTS`:
// tested at every mark of a long run of marks, it would read the whole run each time.
const FRESH = String.raw`(?<!\p{L}\p{M}*|\p{N}[-\u2010\u2011]?)`
const STARTS = String.raw`(?!\p{M})`
// Latin á, é … are letters here: a Russian word with a mistyped stress mark is still one word.
const CYRILLIC_LETTER = String.raw`\p{Script=Cyrillic}áéóýÁÉÓÝ`
const CYRILLIC = String.raw`(?!\p{M})[${CYRILLIC_LETTER}\p{M}]+`
const LATIN = String.raw`(?!\p{M})[\p{Script=Latin}\p{M}]+`
const RUSSIAN = new RegExp(
  String.raw`${STARTS}(?=[${CYRILLIC_LETTER}])${FRESH}${CYRILLIC}(?:[-\u2010\u2011]${CYRILLIC})*`,
  'gu',
)
const FRENCH = new RegExp(
  String.raw`${STARTS}(?=\p{Script=Latin})${FRESH}${LATIN}(?:['’\u2010\u2011-]${LATIN})*`,
  'gu',
)
const ROMAN = /^(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})(?:er?)?$/
const CLITIC = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu)['’]/i
const WHOLE = new Set(
  (
    "aujourd'hui quelqu'un quelqu'une c'est-à-dire d'accord d'abord d'ailleurs presqu'île presqu'îles " +
    "prud'homme prud'hommes"
  ).split(' '),
)
const MAX_WHOLE_LENGTH = 20

/**
 * The words of a text. Russian words keep their stress marks and hyphens (кто́-то); French
 * ones keep hyphens and give their elision away (L’homme → L’, homme), unless the whole is
 * one word (aujourd’hui). Numbers and words in the other alphabet are left out.
 */
export function splitWords(text: string, lang: Lang): Word[] {
  const found = Array.from(text.matchAll(lang === 'ru' ? RUSSIAN : FRENCH), (match) =>
    wordAt(match[0], match.index),
  )
  return lang === 'ru'
    ? found.filter((word) => /\p{Script=Cyrillic}/u.test(word.text))
    : found.filter((word) => !ROMAN.test(word.text)).flatMap(peelClitics)
}

/** Is this French token one word although it has an apostrophe? */
export function isWholeWord(token: string): boolean {
  if (token.length > MAX_WHOLE_LENGTH) return false
  return WHOLE.has(token.normalize('NFC').toLowerCase().replaceAll('’', "'"))
}

/** L’homme → L’, homme; qu’est-ce → qu’, est-ce. */
function peelClitics(word: Word): Word[] {
  const words: Word[] = []
  let rest = word
  for (;;) {
    const clitic = isWholeWord(rest.text) ? undefined : CLITIC.exec(rest.text)?.[0]
    if (!clitic) return [...words, rest]
    words.push(wordAt(clitic, rest.start))
    rest = wordAt(rest.text.slice(clitic.length), rest.start + clitic.length)
  }
}

function wordAt(text: string, start: number): Word {
  return { text, start, end: start + text.length }
}
