const TIMES = 16
const SHORT = 4_000
const LONG = TIMES * SHORT
/** What is done in less is quick enough, and the processor's clock ticks too coarsely to measure it. */
const MEASURABLE_MS = 24
/** A long text that takes no more than this at its first reading is not read again. */
const CLEAR_RATIO = 3
/** So long for the short text says enough: the long one would take minutes. */
const TOO_LONG_MS = 500

/**
 * How many times longer the work takes with one long text than with the same letters in sixteen short ones: about 1
 * where its time grows with the length, 16 where it grows with the square. Nothing where even the long text is done in
 * a moment.
 *
 * What is counted is the processor's time of this thread alone, so a busy machine does not change it.
 */
export function growth(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
): number | undefined {
  const [short, long] = [textOf(SHORT), textOf(LONG)]
  if (timeOf(work, [short]) > TOO_LONG_MS) return Number.POSITIVE_INFINITY
  const once = timeOf(work, [long])
  if (once < MEASURABLE_MS) return undefined
  const pieces = Array<string>(TIMES).fill(short)
  const atFirst = once / timeOf(work, pieces)
  // The quickest of several takes more than half of the first.
  if (atFirst < CLEAR_RATIO / 2) return atFirst
  const inPieces = Math.max(quickestOf(work, pieces), MEASURABLE_MS / TIMES)
  // The quickest of several would be quicker still.
  if (once / inPieces < CLEAR_RATIO) return once / inPieces
  return quickestOf(work, [long]) / inPieces
}

/** The quickest of several: what else the thread had to do (collecting garbage, compiling) is not the work's. */
function quickestOf(work: (text: string) => unknown, texts: string[]): number {
  return Math.min(...Array.from({ length: 3 }, () => timeOf(work, texts)))
}

function timeOf(work: (text: string) => unknown, texts: string[]): number {
  const before = process.threadCpuUsage()
  for (const text of texts) work(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
