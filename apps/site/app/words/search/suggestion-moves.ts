export type ListMove = 'next' | 'previous'

/** The suggestion that an arrow key leads to; past either end no suggestion is chosen, and the field is as it was typed. */
export function nextOption(move: ListMove, now: number | null, count: number): number | null {
  const last = count - 1
  if (now === null) return move === 'next' ? 0 : last
  const next = move === 'next' ? now + 1 : now - 1
  return next < 0 || next > last ? null : next
}
