import type { Cue, Cues } from '@slovo/content-model'

const SHORTEST = 0.05

/**
 * The sentence begins at this time of the recording: the one before it ends there. It lasts until the next sentence that has a
 * cue, or to the end of the recording. Cues that would now be out of order go.
 */
export function beginSentence(cues: Cues, sentence: number, at: number, duration: number): Cues {
  const begun = rounded(at)
  const kept = cues.map((cue, place) => {
    if (!cue || place === sentence) return null
    const isInOrder = place < sentence ? cue[0] < begun : cue[0] > begun
    return isInOrder ? cue : null
  })
  const following = kept.slice(sentence + 1).find((cue) => cue !== null)
  const end = following?.[0] ?? rounded(Math.max(duration, begun + SHORTEST))
  return kept.map((cue, place): Cue | null => {
    if (place === sentence) return [begun, end]
    if (!cue || place > sentence) return cue
    const touched = place === sentence - 1 && cue[1] === cues[sentence]?.[0]
    return touched || cue[1] > begun ? [cue[0], begun] : cue
  })
}

/** The sentence begins a little earlier or later, and with it ends the one before, if it lasted until then. */
export function moveBeginning(cues: Cues, sentence: number, seconds: number): Cues {
  const own = cues[sentence]
  if (!own) return cues
  const before = cues[sentence - 1]
  const earliest = before ? before[0] + SHORTEST : 0
  const begun = rounded(Math.min(Math.max(own[0] + seconds, earliest), own[1] - SHORTEST))
  return cues.map((cue, place): Cue | null => {
    if (place === sentence) return [begun, own[1]]
    const touches = cue && place === sentence - 1 && (cue[1] === own[0] || cue[1] > begun)
    return touches ? [cue[0], begun] : cue
  })
}

/** The sentence has no cue any more; the one before lasts until where it ended. */
export function forgetSentence(cues: Cues, sentence: number): Cues {
  const own = cues[sentence]
  if (!own) return cues
  return cues.map((cue, place): Cue | null => {
    if (place === sentence) return null
    return cue && place === sentence - 1 && cue[1] === own[0] ? [cue[0], own[1]] : cue
  })
}

/** The sentence whose beginning is expected next at this time of the recording, after `from` at least. */
export function expectedAt(cues: Cues, time: number, from: number): number {
  let expected = from
  while (expected < cues.length) {
    const cue = cues[expected]
    if (!cue || cue[0] > time) break
    expected++
  }
  return expected
}

const rounded = (seconds: number) => Math.round(seconds * 100) / 100
