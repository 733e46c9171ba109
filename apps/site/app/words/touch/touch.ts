import type { WordMove } from './keys.ts'

/** Where a finger, pen or mouse is, in pixels of the window. */
export interface Point {
  x: number
  y: number
}

/** Where a word is drawn. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const SCROLL_AFTER = 12

/** A finger that moves is a scroll, and a mouse that moves selects text: neither touches a word. */
export function isTouch(down: Point | undefined, up: Point | undefined): boolean {
  // A screen reader's click comes without a pointer.
  return !down || !up || Math.hypot(up.x - down.x, up.y - down.y) < SCROLL_AFTER
}

/** The word that a move leads to; at the ends of the text it stays where it is. */
export function wordAfter(
  move: WordMove,
  from: number,
  count: number,
  boxOf: (word: number) => Box,
): number {
  if (move === 'first') return 0
  if (move === 'last') return count - 1
  if (move === 'previous') return Math.max(from - 1, 0)
  if (move === 'next') return Math.min(from + 1, count - 1)
  return wordOnNextLine(move === 'down' ? 1 : -1, from, count, boxOf)
}

/** On the line below or above, the word whose middle is nearest. */
function wordOnNextLine(
  step: 1 | -1,
  from: number,
  count: number,
  boxOf: (word: number) => Box,
): number {
  const start = boxOf(from)
  let line: Box | undefined
  let found = from
  let nearest = Number.POSITIVE_INFINITY

  for (let word = from + step; word >= 0 && word < count; word += step) {
    const box = boxOf(word)
    if (isSameLine(start, box)) continue
    line ??= box
    if (!isSameLine(line, box)) break
    const distance = Math.abs(middle(box) - middle(start))
    if (distance < nearest) {
      nearest = distance
      found = word
    }
  }
  return found
}

const middle = ({ left, right }: Box) => (left + right) / 2

function isSameLine(a: Box, b: Box): boolean {
  const height = a.bottom - a.top
  return Math.abs(a.top - b.top) < height / 2
}
