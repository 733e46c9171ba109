import type { z } from 'zod'
import {
  commonBehaviour,
  flag,
  group,
  html,
  media,
  overallFeedback,
  richText,
} from '../../content/parameters.ts'
import { decodeEntities } from '../../text/entities.ts'

/** A word to be put in its place, with what the author says before and after. */
interface DragGap {
  word: string
  tip: string
  correctFeedback: string
  incorrectFeedback: string
}

/** Words to be dragged into a text. `lines` is the text: strings, and the numbers of gaps. */
export const dragTextParams = group({
  media,
  taskDescription: richText,
  textField: html,
  distractors: html,
  overallFeedback,
  behaviour: group({ ...commonBehaviour, instantFeedback: flag(false) }),
}).transform(({ textField, distractors, ...parameters }) => {
  const gaps: DragGap[] = []
  const lines = decodeEntities(textField)
    .trim()
    .split(/\r?\n/)
    .map((line) => readLine(line, gaps))
  const others = starred(decodeEntities(distractors)).map((inside) => readGap(inside).word)
  return { ...parameters, lines, gaps, words: [...gaps.map(({ word }) => word), ...others] }
})

export type DragTextParams = z.infer<typeof dragTextParams>

function readLine(line: string, gaps: DragGap[]) {
  return line
    .split(/(\*[^*]*\*)/)
    .filter((part) => part !== '')
    .map((part): string | { gap: number } => {
      if (!/^\*[^*]+\*$/.test(part)) return part
      gaps.push(readGap(part.slice(1, -1)))
      return { gap: gaps.length - 1 }
    })
}

function starred(text: string) {
  return (text.match(/\*[^*]*\*/g) ?? [])
    .map((part) => part.slice(1, -1))
    .filter((part) => part !== '')
}

/** `книга:a thing to read\+Yes!\-Not this`: the word, a tip, and the words after checking. */
function readGap(inside: string): DragGap {
  const [word = '', ...parts] = inside.split(/(?=:|\\\+|\\-)/)
  const part = (marker: string) =>
    parts
      .find((text) => text.startsWith(marker))
      ?.slice(marker.length)
      .trim() ?? ''
  return {
    word: word.trim(),
    tip: part(':'),
    correctFeedback: part('\\+'),
    incorrectFeedback: part('\\-'),
  }
}
