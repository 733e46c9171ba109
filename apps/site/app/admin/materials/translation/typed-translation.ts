import {
  readerLanguage,
  readTranslation,
  type SourceSentence,
  sentencesOfText,
  storeTranslation,
  type TranslatedLine,
  type TranslationMismatch,
} from '@slovo/content-model'
import { mismatch } from '@slovo/messages/admin/translation'
import type { Say } from '../../../ui/say.ts'

interface TypedTexts {
  lang: 'ru' | 'fr'
  text: string
  translation: string
}

/** The lines of a translation as it was typed; an empty field is none at all. */
export function readTyped(translation: string, sentences: readonly SourceSentence[]) {
  if (translation.trim() !== '') return readTranslation(translation, sentences)
  return { lines: sentences.map((): TranslatedLine => ({ text: '', isChecked: false })) }
}

/** Where the translation does not match its text, in one sentence a place. */
export function translationFault({ lang, text, translation }: TypedTexts, say: Say) {
  const read = readTyped(translation, sentencesOfText(text, lang))
  if (!('mismatches' in read)) return undefined
  return read.mismatches
    .slice(0, 3)
    .map((one) => describeMismatch(one, say))
    .join(' ')
}

const MAX_BEGINNING = 60

export function describeMismatch({ begins, ...place }: TranslationMismatch, say: Say) {
  const short = begins.length > MAX_BEGINNING ? `${begins.slice(0, MAX_BEGINNING)}…` : begins
  return say(place.sentences === 0 ? mismatch.tooMany : mismatch.differs, {
    ...place,
    begins: short,
  })
}

/** The column `translations` of a material; nothing where no sentence is translated. */
export function translationsOf({ lang, text, translation }: TypedTexts) {
  const sentences = sentencesOfText(text, lang)
  const read = readTyped(translation, sentences)
  const stored = 'lines' in read ? storeTranslation(read.lines, sentences) : []
  return stored.length > 0 ? { [readerLanguage(lang)]: stored } : {}
}

/** What a reader would see of it, by sentence; null where there is nothing, or it does not match its text. */
export function shownTranslation({ lang, text, translation }: TypedTexts) {
  const read = readTyped(translation, sentencesOfText(text, lang))
  const lines = 'lines' in read ? read.lines : []
  const shown = lines.map(({ text, isChecked }) => (isChecked && text ? text : null))
  return shown.some(Boolean) ? shown : null
}
