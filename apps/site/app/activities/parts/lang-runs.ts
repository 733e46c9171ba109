import type { Locale } from '@slovo/messages'

interface Run {
  text: string
  lang?: 'ru' | 'fr'
}

const RUSSIAN =
  /\p{Script=Cyrillic}(?:[\p{M}\p{Nd}\p{P}\s\p{Script=Cyrillic}]*[\p{M}\p{Script=Cyrillic}])?/gu
const FRENCH = /\p{Script=Latin}(?:[\p{M}\p{Nd}\p{P}\s\p{Script=Latin}]*[\p{M}\p{Script=Latin}])?/gu

/** Splits a text where its language differs from the page's: `Le mot книга` has `книга` as a Russian run. */
export function langRuns(text: string, locale: Locale): Run[] {
  const [pattern, lang] = locale === 'fr' ? ([RUSSIAN, 'ru'] as const) : ([FRENCH, 'fr'] as const)
  const runs: Run[] = []
  let at = 0
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > at) runs.push({ text: text.slice(at, index) })
    runs.push({ text: found, lang })
    at = index + found.length
  }
  if (at < text.length) runs.push({ text: text.slice(at) })
  return runs
}

/** The language of what is to be typed, where it is not the page's. */
export function langOf(text: string): 'ru' | 'fr' | undefined {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru'
  return /\p{Script=Latin}/u.test(text) ? 'fr' : undefined
}
