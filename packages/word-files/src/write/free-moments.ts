/** Anki's ids are milliseconds: each moment is given out once, a taken one is the next that is free. */
export function freeMoments(): (moment: number) => number {
  /** For a taken moment, one from which on to look: an import gives thousands of words the same one. */
  const later = new Map<number, number>()
  return (moment) => {
    const passed: number[] = []
    let free = moment
    for (let next = later.get(free); next !== undefined; next = later.get(free)) {
      passed.push(free)
      free = next
    }
    for (const taken of [...passed, free]) later.set(taken, free + 1)
    return free
  }
}
