import type { WordMatch } from '@slovo/content-model'
import { lookupKey } from '@slovo/language'
import { wordPath } from '../word-path.ts'

/** One found word of each page: homographs share theirs, under a path that does not know ё. */
export function pagesOf(words: readonly WordMatch[]): WordMatch[] {
  const pages = new Map<string, WordMatch>()
  for (const word of words) {
    const page = `${word.lang} ${lookupKey(word.lemma)}`
    if (!pages.has(page)) pages.set(page, word)
  }
  return [...pages.values()]
}

/** The page that a typed text certainly means: the only one found, or the only one that is written like it. */
export function certainPage(words: readonly WordMatch[], typed: string): string | null {
  const pages = pagesOf(words)
  const same = pages.filter(({ lemma }) => lookupKey(lemma) === lookupKey(typed))
  const [only, ...others] = same.length > 0 ? same : pages
  return only && others.length === 0 ? wordPath(only.lemma) : null
}
