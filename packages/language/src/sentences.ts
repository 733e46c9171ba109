import { isAbbreviated } from './abbreviations.ts'
import type { Lang, Span } from './lang.ts'
import { removeStress } from './stress.ts'

const PARAGRAPH_END = /\n[^\S\n]*\n\s*|\n(?=[^\S\n]*[—–-]\s)/g
const SENTENCE_END = /[.!?…]+(?:\s*»|[”"'’)\]])*/gu
const WHAT_FOLLOWS = /^\s+(?:[—–-]\s+)?[«“„"'’([…\s]*([\p{L}\p{N}]?)/u

/** The paragraphs of a text: a blank line or the dash of the next reply ends one. */
export function splitParagraphs(text: string): Span[] {
  const ends = Array.from(text.matchAll(PARAGRAPH_END), ({ index }) => index)
  return spansUpTo(text, { start: 0, end: text.length }, ends)
}

/**
 * The sentences of a text, in order, without the spaces between them. A sentence ends at
 * `.`, `!`, `?`, `…` with the quotes that close there, and at the end of its paragraph. The
 * point of an abbreviation, a number or initials does not end it, nor does anything that a
 * small letter follows: « Куда? — спросил он. » is one sentence.
 */
export function splitSentences(text: string, lang: Lang): Span[] {
  return splitParagraphs(text).flatMap((paragraph) =>
    spansUpTo(text, paragraph, sentenceEnds(text, paragraph, lang)),
  )
}

/** A sentence as it is saved with a word, and where in it the word begins. */
export interface PlaceInSentence {
  sentence: string
  at: number
}

/** The sentence at an offset of a text; between two sentences, the earlier one. */
export function sentenceAt(text: string, offset: number, lang: Lang): PlaceInSentence {
  const sentences = splitSentences(text, lang)
  const found = sentences.findLast(({ start }) => start <= offset) ?? sentences[0]
  return found ? placeInSentence(text, found, offset) : { sentence: '', at: 0 }
}

/** A sentence of a text as it is presented, and where in it an offset of the text has come to be. */
export function placeInSentence(
  text: string,
  { start, end }: Span,
  offset: number,
): PlaceInSentence {
  const before = removeStress(text.slice(start, Math.max(start, offset)))
  return {
    sentence: presentSentence(text.slice(start, end)),
    at: before
      .replace(/\s+/g, ' ')
      .replace(/^[—–-] /, '')
      .trimStart().length,
  }
}

const MAX_SENTENCE_LENGTH = 1000

/** A sentence on one line, without stress marks and without the dash of a reply; the end of a very long one is left out. */
export function presentSentence(sentence: string): string {
  const line = removeStress(sentence)
    .replace(/\s+/g, ' ')
    .replace(/^[—–-] /, '')
    .trim()
  return line.length > MAX_SENTENCE_LENGTH ? `${line.slice(0, MAX_SENTENCE_LENGTH - 1)}…` : line
}

/** How many characters around its end decide whether a sentence ends: more than any abbreviation needs. */
const CONTEXT_LENGTH = 40

function sentenceEnds(text: string, paragraph: Span, lang: Lang): number[] {
  const words = text.slice(paragraph.start, paragraph.end)
  const ends: number[] = []
  let start = 0
  let seen = 0
  let hasWords = false
  for (const { 0: mark, index } of words.matchAll(SENTENCE_END)) {
    const end = index + mark.length
    hasWords ||= /[\p{L}\p{N}]/u.test(words.slice(seen, index))
    seen = end
    if (!hasWords) continue
    const before = words.slice(Math.max(start, index - CONTEXT_LENGTH), index)
    if (!isEnd(before, mark, words.slice(end, end + CONTEXT_LENGTH), lang)) continue
    ends.push(paragraph.start + end)
    start = end
    hasWords = false
  }
  return ends
}

function isEnd(before: string, mark: string, after: string, lang: Lang): boolean {
  if (after.trim() === '') return true
  const next = WHAT_FOLLOWS.exec(after)?.[1]
  if (next === undefined || /\p{Ll}/u.test(next)) return false
  return mark !== '.' || !isAbbreviated(before, next, lang)
}

/** Cuts a span at the given places and leaves out what is only space. */
function spansUpTo(text: string, { start, end }: Span, ends: number[]): Span[] {
  const spans: Span[] = []
  let from = start
  for (const to of [...ends, end]) {
    const part = text.slice(from, to)
    const words = part.trim()
    const first = from + part.length - part.trimStart().length
    if (words) spans.push({ start: first, end: first + words.length })
    from = to
  }
  return spans
}
