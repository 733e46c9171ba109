import { collapseMarks } from '@slovo/language'
import type { Message } from '@slovo/messages'
import * as dictionary from '@slovo/messages/dictionary'
import { errors } from '@slovo/messages/errors'
import type { WordRefusal } from '../words/outcome.ts'
import { MAX_SENTENCE_LENGTH, MAX_WORD_LENGTH, type WordWithSentence } from '../words/word.ts'

/** What the form of a word holds, as it was typed. */
export interface TypedWord {
  word_ru: string
  word_fr: string
  word_sentence: string
}

/** A refused form: what was typed, and why it was refused. */
export interface RefusedWord {
  kind: 'refused'
  values: TypedWord
  message: Message
}

export function readTyped(form: FormData): TypedWord {
  return {
    word_ru: String(form.get('word_ru') ?? ''),
    word_fr: String(form.get('word_fr') ?? ''),
    word_sentence: String(form.get('word_sentence') ?? ''),
  }
}

/** The word that was typed, or why it is invalid. */
export function readWord(
  typed: TypedWord,
): { word: WordWithSentence; message?: never } | { word?: never; message: Message } {
  const word_ru = typed.word_ru.trim()
  const word_fr = typed.word_fr.trim()
  const sentence = typed.word_sentence.trim()
  if (!word_ru || !word_fr) return { message: dictionary.required }
  const isTooLong =
    Math.max(word_ru.length, word_fr.length) > MAX_WORD_LENGTH ||
    sentence.length > MAX_SENTENCE_LENGTH
  if (isTooLong) return { message: dictionary.tooLong }
  return {
    word: {
      word_ru: collapseMarks(word_ru),
      word_fr: collapseMarks(word_fr),
      word_sentence: collapseMarks(sentence) || null,
    },
  }
}

const refusals: Partial<Record<WordRefusal, Message>> = {
  duplicate_translation: errors.duplicateTranslation,
  unknown: errors.unknown,
}

/** Why a word was not written; null when it was. */
export function refusalMessage(outcome: { kind: string; refusal?: WordRefusal }): Message | null {
  const { refusal } = outcome
  return refusal ? (refusals[refusal] ?? errors.unexpected) : null
}
