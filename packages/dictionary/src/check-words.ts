import { isStressKnown, type Lang, splitWords } from '@slovo/language'
import type { Direction, Entry } from './entry.ts'
import { memoised } from './memoised.ts'
import type { StressProposal } from './russian/propose-stress.ts'

/** What an admin who writes a text sees about one of its words. */
export interface WordCheck {
  /** As it stands in the text, with its stress mark if it has one. */
  word: string
  hasDefinition: boolean
  /** Ways to stress it, likeliest first; none if the text already shows the stress. */
  proposals: StressProposal[]
}

interface Sources {
  lookup: (text: string, direction: Direction) => Entry[]
  proposeStress: (form: string) => StressProposal[]
}

/** Each distinct word of a text, in the order in which they first occur. */
export function checkWords(text: string, lang: Lang, sources: Sources): WordCheck[] {
  const words = [...new Set(splitWords(text, lang).map((word) => word.text))]
  const direction = lang === 'ru' ? 'ru-fr' : 'fr-ru'
  const isKnown = memoised((form) => sources.lookup(form, direction).length > 0)
  return words.map((word) => ({
    word,
    hasDefinition: isKnown(word) || isKnown(word.toLowerCase()),
    proposals: lang === 'ru' && !isStressKnown(word) ? sources.proposeStress(word) : [],
  }))
}
