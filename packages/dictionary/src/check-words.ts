import { isStressKnown, type Lang, removeStress, splitSentences, splitWords } from '@slovo/language'
import { type SentenceWord, sentencesOf } from './analyse-text.ts'
import type { Direction, Entry } from './entry.ts'
import { memoised } from './memoised.ts'
import type { StressProposal } from './russian/propose-stress.ts'

/** What is still to be done about a word of a text, as an admin who writes it sees it. */
export interface WordCheck {
  /** As it stands in the text. */
  word: string
  /** The words beside it in its sentence, in lower case without stress: they decide how it is stressed. */
  before: string
  after: string
  hasDefinition: boolean
  /** Ways to stress it in its sentence, likeliest first; none if the text shows the stress already. */
  proposals: StressProposal[]
}

/** The dictionary, as texts are checked with it. */
export interface TextChecker {
  lookup: (text: string, direction: Direction) => Entry[]
  proposeInSentence: (words: SentenceWord[]) => StressProposal[][]
}

/** The words of a text that lack a definition or a stress mark; those with the same neighbours once. */
export function checkWords(text: string, lang: Lang, checker: TextChecker): WordCheck[] {
  const direction = lang === 'ru' ? 'ru-fr' : 'fr-ru'
  const isKnown = memoised((form) =>
    checker.lookup(form, direction).some(({ definitions }) => definitions.length > 0),
  )
  const checks = new Map<string, WordCheck>()
  for (const words of sentencesOf(text, splitWords(text, lang), splitSentences(text, lang))) {
    const forms = words.map(({ form }) => form)
    const hasUnstressed = lang === 'ru' && !forms.every(isStressKnown)
    const proposals = hasUnstressed ? checker.proposeInSentence(words) : []
    for (const [place, word] of forms.entries()) {
      const check: WordCheck = {
        ...{ word, before: plain(forms[place - 1]), after: plain(forms[place + 1]) },
        hasDefinition: isKnown(word) || isKnown(word.toLowerCase()),
        proposals: proposals[place] ?? [],
      }
      const isDone = check.hasDefinition && (lang === 'fr' || isStressKnown(word))
      const key = [check.before, word, check.after].join(' ')
      if (!isDone && !checks.has(key)) checks.set(key, check)
    }
  }
  return [...checks.values()]
}

const plain = (word = '') => removeStress(word).toLowerCase()
