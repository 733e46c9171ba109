import type { RankedReading } from '../rank-readings.ts'

/** A word of a sentence with what it may be. */
export interface Token {
  /** As it stands in the text, in lower case and without stress. */
  plain: string
  readings: RankedReading[]
  /** What stands between it and the word before: spaces, a comma, a number. */
  before: string
}

/** Does a clause, a list or a sentence part the word from the one before it? */
export const isParted = ({ before }: Token) => /[,.;:!?…()«»"—–]/.test(before)

export const hasPos = ({ readings }: Token, ...parts: string[]) =>
  readings.some(({ word }) => parts.includes(word.pos))

const NUMBERS = /^(?:тысяча|миллион|миллиард)$/

/** Words that stand between a preposition and its noun, or a noun and its verb: adjectives, pronouns like мой, numerals. */
export function mayModify({ readings }: Token): boolean {
  return readings.some(({ word, slots }) => {
    if (word.pos === 'adj' || word.pos === 'num' || NUMBERS.test(word.lemma)) return true
    if (word.pos === 'pron')
      return (
        /-п/.test(word.class ?? '') ||
        word.class === undefined ||
        /^(?:его|её|их)$/.test(word.lemma)
      )
    return slots.some((slot) => /^(?:present|past)-(?:active|passive) (?!short)/.test(slot))
  })
}
