import { removeStress } from '@slovo/language'
import { diffArrays } from 'diff'
import type { Cues } from './cues.ts'
import type { Subtitle } from './subtitles.ts'

/** A sentence keeps its cue while so much of its letters is said there: a mended slip is the same sentence, another word is not. */
const LEAST_SHARE = 0.75
/** Two texts that differ by more words than this are different texts: to compare them further would take seconds. */
const MAX_DIFFERENCES = 2500

export interface AlignedCues {
  cues: Cues
  /** What is said and stands in no sentence. */
  unused: Subtitle[]
}

/**
 * The cues of sentences, from subtitles that may be finer or coarser than sentences. They are compared word by word, letters
 * only; a sentence that is a part of a subtitle gets a part of its time, by letters. Subtitles without any text belong to the
 * sentences one by one.
 *
 *     alignCues([{ start: 0, end: 5, text: 'Да! Нет.' }], ['— Да.', '— Нет.']).cues → [[0, 2], [2, 5]]
 */
export function alignCues(
  subtitles: readonly Subtitle[],
  sentences: readonly string[],
): AlignedCues {
  if (areOf(sentences, subtitles)) return { cues: byNumber(subtitles, sentences), unused: [] }
  const said = subtitles.flatMap(timeWords)
  if (said.length === 0) {
    return {
      cues: sentences.map((_, place) => cueOf(subtitles[place]?.start, subtitles[place]?.end)),
      unused: subtitles.slice(sentences.length),
    }
  }
  const found = matchWords(said, sentences)
  const cues = found.map(timeOf)
  const timed = found.filter((_, place) => cues[place])
  const used = new Set(timed.flatMap(({ matches }) => matches.map(({ word }) => word.subtitle)))
  return { cues, unused: subtitles.filter((one) => hasLetters(one) && !used.has(one)) }
}

const hasLetters = ({ text }: Subtitle) => lettersOf(text).length > 0

/** Whether they were written for these very sentences. Words alone do not say which « Да. » of three has a cue. */
function areOf(sentences: readonly string[], subtitles: readonly Subtitle[]) {
  const isOwn = ({ id, text }: Subtitle) => sameLetters(text, sentences[Number(id) - 1] ?? '')
  return subtitles.length > 0 && subtitles.every(isOwn)
}

function byNumber(subtitles: readonly Subtitle[], sentences: readonly string[]): Cues {
  const own = new Map(subtitles.map((subtitle) => [Number(subtitle.id), subtitle]))
  return sentences.map((_, place) => cueOf(own.get(place + 1)?.start, own.get(place + 1)?.end))
}

/** A word of a subtitle, as it is compared, and when it is said. */
interface SaidWord {
  letters: string
  subtitle: Subtitle
  /** How many words of its subtitle come before and after it. */
  before: number
  after: number
  start: number
  end: number
}

function timeWords(subtitle: Subtitle): SaidWord[] {
  const { start, end } = subtitle
  const words = lettersOf(subtitle.text)
  const second = (end - start) / lengthOf(words)
  let place = 0
  return words.map((letters, at) => {
    const from = start + place * second
    place += letters.length
    const own = { letters, subtitle, before: at, after: words.length - 1 - at }
    return { ...own, start: from, end: start + place * second }
  })
}

interface FoundSentence {
  words: string[]
  /** Its words that are said, with their places in it. */
  matches: { at: number; word: SaidWord }[]
}

function matchWords(said: SaidWord[], sentences: readonly string[]): FoundSentence[] {
  const found = sentences.map((text): FoundSentence => ({ words: lettersOf(text), matches: [] }))
  const written = found.flatMap(({ words, matches }) =>
    words.map((letters, at) => ({ letters, at, matches })),
  )
  const parts = diffArrays(
    said.map(({ letters }) => letters),
    written.map(({ letters }) => letters),
    { maxEditLength: MAX_DIFFERENCES },
  )
  let [saidAt, writtenAt] = [0, 0]
  for (const { added, removed, count } of parts ?? []) {
    for (let step = 0; step < count; step++) {
      const [word, place] = [said[saidAt], written[writtenAt]]
      if (!added && !removed && word && place) place.matches.push({ at: place.at, word })
      if (!added) saidAt++
      if (!removed) writtenAt++
    }
  }
  return found
}

function timeOf({ words, matches }: FoundSentence) {
  const [first, last] = [matches[0], matches.at(-1)]
  const saidLetters = lengthOf(matches.map(({ word }) => word.letters))
  if (!first || !last || saidLetters < LEAST_SHARE * lengthOf(words)) return null
  // Where its first word was mended, it still begins with the subtitle.
  const start = first.word.before <= first.at ? first.word.subtitle.start : first.word.start
  const isLast = last.word.after <= words.length - 1 - last.at
  return cueOf(start, isLast ? last.word.subtitle.end : last.word.end)
}

function cueOf(start = 0, end = 0): Cues[number] {
  return end > start ? [toMilliseconds(start), toMilliseconds(end)] : null
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000

const lettersOf = (text: string) =>
  removeStress(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const sameLetters = (one: string, other: string) =>
  other !== '' && lettersOf(one).join(' ') === lettersOf(other).join(' ')

const lengthOf = (words: readonly string[]) => words.join('').length

/** Cues as subtitles of their sentences: `alignCues` finds them again, also when the text has changed meanwhile. */
export function subtitlesOf(cues: Cues, sentences: readonly string[]): Subtitle[] {
  return cues.flatMap((cue, place) =>
    cue
      ? [{ id: String(place + 1), start: cue[0], end: cue[1], text: sentences[place] ?? '' }]
      : [],
  )
}
