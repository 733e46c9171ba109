const HOUR = 3_600_000
const DAY = 24 * HOUR
/** A learner's day goes from 4 a.m. to 4 a.m.: who reviews after midnight has not begun the next one. */
const DAY_BEGINS = 4 * HOUR
/** The zone of a learner whose own is not known; the database takes the same. */
const DEFAULT_ZONE = 'Europe/Paris'

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = openClock(timeZone)
  clocks.set(timeZone, clock)
  return clock
}

function openClock(timeZone: string) {
  const parts = {
    ...({ year: 'numeric', month: 'numeric', day: 'numeric' } as const),
    ...({ hour: 'numeric', minute: 'numeric', second: 'numeric' } as const),
  }
  try {
    return new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', timeZone })
  } catch {
    // A name that this runtime does not know.
    return new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', timeZone: DEFAULT_ZONE })
  }
}

/** What the clocks of the zone show, as the milliseconds at which UTC clocks show the same. */
function wallClock(moment: number, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment)
  const shown = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const milliseconds = ((moment % 1000) + 1000) % 1000
  const date = Date.UTC(shown('year'), shown('month') - 1, shown('day'))
  return (
    date + shown('hour') * HOUR + shown('minute') * 60_000 + shown('second') * 1000 + milliseconds
  )
}

/** How far UTC must be shifted for its midnights to be the beginnings of the learner's days. */
export function dayShift(moment: Date, timeZone: string): number {
  return wallClock(moment.getTime(), timeZone) - moment.getTime() - DAY_BEGINS
}

/** The learner's day, as `2026-11-22`. */
export function dayOf(moment: Date, timeZone: string): string {
  return new Date(moment.getTime() + dayShift(moment, timeZone)).toISOString().slice(0, 10)
}

/**
 * When the learner's day ends: the next time that clocks of the zone show 4 a.m. On the night of a change of clocks the
 * offset before it or the one after it counts; where 4 a.m. itself is skipped, the day ends with the skip.
 */
export function endOfDay(moment: Date, timeZone: string): Date {
  const shown = Date.parse(dayOf(moment, timeZone)) + DAY + DAY_BEGINS
  const offsets = [shown - DAY, shown + DAY].map((at) => wallClock(at, timeZone) - at)
  const ends = offsets.map((offset) => shown - offset).sort((a, b) => a - b)
  return new Date(ends.find((end) => wallClock(end, timeZone) >= shown) ?? Math.max(...ends))
}

/** The day so many days later; days are written as `2026-11-22`. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10)
}
