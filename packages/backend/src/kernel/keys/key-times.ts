/** Others may cache the public keys for ten minutes, and each of our processes for one. */
export const PUBLISHED_BEFORE = 11 * 60
const LEEWAY = 60

export interface TimedKey {
  /** From when on it signs; it is published as soon as it is there. */
  signsFrom: Date
}

/**
 * Which of the keys (the oldest first) are still valid, and which of them signs. With tokens that last an hour:
 * key A has signed since May, B was added today at 10:00 and signs from 10:11. At 10:05 A signs and both are
 * valid, at 10:30 B signs and both are valid, at 11:12 every token of A has expired and B is alone.
 */
export function keysAt<Key extends TimedKey>(keys: Key[], now: Date, tokenSeconds: number) {
  const isPast = (moment: Date, seconds: number) =>
    moment.getTime() + seconds * 1000 <= now.getTime()
  const good = keys.filter((_, index) => {
    const next = keys[index + 1]
    return next === undefined || !isPast(next.signsFrom, tokenSeconds + LEEWAY)
  })
  const signing = good.findLast(({ signsFrom }) => isPast(signsFrom, 0)) ?? good[0]
  return { good, signing }
}
