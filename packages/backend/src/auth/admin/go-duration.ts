const SECONDS: Record<string, number | undefined> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
}
const WHOLE = /^(0|((\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h))+)$/
const PART = /([\d.]+)(ns|us|µs|ms|s|m|h)/g
const LONGEST = 2 ** 63 / 1e9

/** Seconds in a length of time as Go writes it (`24h`, `1h30m`), or nothing if it is none. */
export function readGoDuration(text: string): number | undefined {
  if (!WHOLE.test(text)) return undefined
  let seconds = 0
  for (const [, amount, unit] of text.matchAll(PART)) {
    seconds += Number(amount) * (SECONDS[unit ?? ''] ?? Number.NaN)
  }
  return seconds < LONGEST ? seconds : undefined
}
