import type { Lang } from '@slovo/language'
import { type SavedWord, wordPair } from './word.ts'

/** The translations with which a lemma is saved, the first one first, without those that the dictionary offers. */
export function ownTranslations(
  words: readonly SavedWord[],
  { lang, lemma, offered }: { lang: Lang; lemma: string; offered: readonly string[] },
): string[] {
  const [side, other] =
    lang === 'ru' ? (['word_ru', 'word_fr'] as const) : (['word_fr', 'word_ru'] as const)
  const pairs = offered.map((definition) => wordPair(lang, lemma, definition)[other])
  const saved = words.filter((word) => word[side] === wordPair(lang, lemma, '')[side])
  return [...new Set(saved.map((word) => word[other]).toReversed())].filter(
    (translation) => !pairs.includes(translation),
  )
}
