import type { Lang } from '@slovo/language'

export interface LanguageRun {
  text: string
  lang: Lang
}

/** Words of one alphabet, with the spaces, signs and digits between them. */
const runs = {
  ru: /\p{Script=Cyrillic}(?:[\p{M}\p{Nd}\p{P}\s\p{Script=Cyrillic}]*[\p{M}\p{Script=Cyrillic}])?/gu,
  fr: /\p{Script=Latin}(?:[\p{M}\p{Nd}\p{P}\s\p{Script=Latin}]*[\p{M}\p{Script=Latin}])?/gu,
}

/**
 * A text in its two languages, told apart by their alphabets, so that a voice reads each as it should:
 * `Le mot « дом » est court` in French → `Le mot « `, `дом` (ru), ` » est court`.
 */
export function languageRuns(text: string, lang: Lang): LanguageRun[] {
  const other = lang === 'fr' ? 'ru' : 'fr'
  const found: LanguageRun[] = []
  let end = 0
  for (const match of text.matchAll(runs[other])) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), lang })
    found.push({ text: match[0], lang: other })
    end = match.index + match[0].length
  }
  if (end < text.length) found.push({ text: text.slice(end), lang })
  return found
}
