import { isStressKnown, type Lang, removeStress, splitSentences, splitWords } from '@slovo/language'
import { type SentenceWord, sentencesOf } from './analyse-text.ts'
import type { Direction, Entry } from './entry.ts'
import { memoised } from './memoised.ts'
import type { StressProposal } from './russian/propose-stress.ts'

/** What is still to be done about a word of a text, as an admin who writes it sees it. */
export interface WordCheck {
  /** As it stands in the text. */
  word: string
  /** The words beside it in the text, in lower case without stress: they decide how it is stressed. */
  before: string
  after: string
  hasDefinition: boolean
  /** Ways to stress it in its sentence, likeliest first; none if the text shows the stress already. */
  proposals: StressProposal[]
}

/** The dictionary, as texts are checked with it. */
interface TextChecker {
  lookup: (text: string, direction: Direction) => Entry[]
  proposeInSentence: (words: SentenceWord[]) => StressProposal[][]
}

/** The words of a text that lack a definition or a stress mark; those with the same neighbours once. */
export function checkWords(text: string, lang: Lang, checker: TextChecker): WordCheck[] {
  const direction = lang === 'ru' ? 'ru-fr' : 'fr-ru'
  const isKnown = memoised((form: string) =>
    checker.lookup(form, direction).some(({ definitions }) => definitions.length > 0),
  )
  const sentences = sentencesOf(text, splitWords(text, lang), splitSentences(text, lang))
  const proposals = sentences.flatMap((words) =>
    lang === 'ru' && !words.every(({ form }) => isStressKnown(form))
      ? checker.proposeInSentence(words)
      : words.map(() => []),
  )
  const forms = sentences.flat().map(({ form }) => form)
  const checks = new Map<string, WordCheck>()
  for (const [place, word] of forms.entries()) {
    const hasDefinition = isKnown(word) || isKnown(word.toLowerCase())
    if (hasDefinition && (lang === 'fr' || isStressKnown(word))) continue
    const [before, after] = [plain(forms[place - 1]), plain(forms[place + 1])]
    const key = [before, word, after].join(' ')
    if (!checks.has(key))
      checks.set(key, { word, before, after, hasDefinition, proposals: proposals[place] ?? [] })
  }
  return [...checks.values()]
}

const plain = (word = '') => removeStress(word).toLowerCase()
