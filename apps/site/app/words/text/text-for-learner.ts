import type { Glossary } from '@slovo/content-model'
import { countStates, type KnownCounts, lemmasToKnow, markOf } from '../states/text-states.ts'
import type { LemmaStates } from '../states/word-state.ts'
import { marksStyle } from './marks-style.ts'

/** What a text says of its words to one learner or another. It holds less than the text, and may be kept longer. */
export interface TextForLearner {
  /** How many distinct words there are to know. */
  wordCount: number
  count: (states: LemmaStates) => KnownCounts
  marksStyle: (states: LemmaStates) => string
}

export function textForLearner(glossary: Glossary): TextForLearner {
  const entries = glossary.entries.map(({ lookups }) => ({
    lookups: lookups.map(({ lemmaId, pos }) => ({ lemmaId, pos })),
  }))
  const toKnow = lemmasToKnow(entries)
  return {
    wordCount: toKnow.size,
    count: (states) => countStates(toKnow, states),
    marksStyle: (states) => marksStyle(entries.map(({ lookups }) => markOf(states, lookups))),
  }
}
