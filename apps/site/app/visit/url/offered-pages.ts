/** The pages offered: first, last, and those around the one shown; 0 stands for a gap. */
export function offeredPages(page: number, last: number): number[] {
  const near = [1, page - 1, page, page + 1, last]
  const offered = [...new Set(near)].filter((one) => one >= 1 && one <= last).sort((a, b) => a - b)
  return offered.flatMap((one, place) => {
    const gap = one - (offered[place - 1] ?? 0)
    if (gap <= 1) return [one]
    return gap === 2 ? [one - 1, one] : [0, one]
  })
}
