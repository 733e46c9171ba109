import { directionOf, type ImportedEntry, isTranslation } from './imported-entry.ts'
import { grammarOf } from './parts-of-speech.ts'

const MAX_WORDS_OF_A_TRANSLATION = 5

/**
 * An entry that is written as text, as in dictd and StarDict:
 *
 *     forcer /fɔʁ.se/ <v>
 *     1. заставлять, принуждать
 *     Contraindre, obliger
 *
 * Its headline gives headword and part of speech, lines in the other language are translations, those in the headword's
 * own language explain it.
 */
export function readEntryText(text: string, key: string): ImportedEntry {
  const lines = text.split('\n').map((line) => line.trim())
  const headline = lines.find(Boolean) ?? ''
  const written = headline.split(/\s+(?=[/<[{(])/)[0]?.trim() ?? ''
  const hasHeadline = letters(written) === letters(key)
  const headword = hasHeadline ? written : key
  const label = hasHeadline && /<([^<>]+)>\s*$/.exec(headline)?.[1]
  const direction = directionOf(headword)
  const body = hasHeadline ? lines.slice(lines.indexOf(headline) + 1) : lines
  return {
    headword,
    ...(label && grammarOf(label)),
    translations: body
      .map(withoutNumbers)
      .filter((line) => isTranslation(withoutBrackets(line), direction))
      .flatMap(translationsIn)
      .filter((one) => isTranslation(one, direction)),
  }
}

/** « заставлять, принуждать; (разг.) вынудить » → its parts; a sentence stays whole. */
export function translationsIn(text: string): string[] {
  const parts = withoutBrackets(text)
    .split(/[,;]/)
    .map((part) => part.trim().replace(/\.$/, ''))
    .filter(Boolean)
  const isList = parts.every((part) => part.split(/\s+/).length <= MAX_WORDS_OF_A_TRANSLATION)
  return isList ? parts : [withoutBrackets(text).trim()]
}

/** The letters by which a key of an index, without its marks, is compared: coupe-vent is coupevent. */
const letters = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** A number may begin a line, or end it, where it belongs to the next. */
const withoutNumbers = (line: string) =>
  line.replace(/^\s*\d{1,2}[.)]\s*/, '').replace(/\s+\d{1,2}\.\s*$/, '')

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g, ' ')
