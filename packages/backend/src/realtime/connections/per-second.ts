/** Counts events: gives whether one more stays within the limit of the running second. */
export function perSecond(limit: number, now: () => number = Date.now) {
  let second = 0
  let count = 0
  return function isWithin() {
    const current = Math.floor(now() / 1000)
    if (current !== second) [second, count] = [current, 0]
    count += 1
    return count <= limit
  }
}
