import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import { type Drawing, HEIGHT, WIDTH } from './drawing.ts'

const FRAME = { top: 12, right: 12, bottom: 26, left: 50 }
const RULES = 4
const MAX_LABELS = 5
/** Half of a label: the last one stays within the picture. */
const LABEL_ROOM = 28
/** Below it the rules would stand at halves. */
const MIN_TOP = 4

interface Axis {
  /** What stands below each value; some are left out where there is no room. */
  labels: string[]
  /** How a value of the upright axis is written. */
  format: (value: number) => string
  /** Of shares of one; other values are counts, whose axis has no halves. */
  isShare?: boolean
}

/** Bars beside each other; the parts of one stand on each other, one of each series. */
export function drawBars(columns: number[][], { labels, format, isShare = false }: Axis): Drawing {
  const places = columns.map((_, place) => String(place))
  const x = scaleBand(places, [FRAME.left, WIDTH - FRAME.right]).padding(0.25)
  const y = isShare ? upright(1) : upright(Math.max(...columns.map(sum), MIN_TOP))
  const centre = (place: number) => (x(String(place)) ?? 0) + x.bandwidth() / 2
  return {
    bars: columns.flatMap((parts, place) =>
      parts.flatMap((part, series) => {
        const below = sum(parts.slice(0, series))
        const [high, low] = [y(below + part), y(below)]
        const bar = { x: round(x(String(place)) ?? 0), y: round(high), width: round(x.bandwidth()) }
        return part > 0 ? [{ ...bar, height: round(low - high), series }] : []
      }),
    ),
    lines: [],
    dots: [],
    rules: rulesOf(y, format),
    labels: labelsOf(labels, centre),
  }
}

/** Lines over the same places; where a value is missing the line is broken. */
export function drawLines(
  lines: (number | null)[][],
  { labels, format, isShare = false, bottom = 0 }: Axis & { bottom?: number },
): Drawing {
  const places = labels.map((_, place) => String(place))
  const x = scalePoint(places, [FRAME.left + 6, WIDTH - FRAME.right - 6])
  const values = lines.flat().filter((value) => value !== null)
  const y = isShare ? upright(1, bottom) : upright(Math.max(...values, MIN_TOP))
  const at = (place: number) => x(String(place)) ?? 0
  const path = line<number | null>()
    .defined((value) => value !== null)
    .x((_, place) => at(place))
    .y((value) => y(value ?? 0))
    .digits(1)
  return {
    bars: [],
    lines: lines.map((values, series) => ({ path: path(values) ?? '', series })),
    dots: lines.flatMap((values, series) =>
      values.flatMap((value, place) =>
        value === null ? [] : [{ x: round(at(place)), y: round(y(value)), series }],
      ),
    ),
    rules: rulesOf(y, format),
    labels: labelsOf(labels, at),
  }
}

function upright(top: number, bottom = 0) {
  const range = [HEIGHT - FRAME.bottom, FRAME.top]
  return scaleLinear([bottom, top], range).nice(RULES)
}

type Upright = ReturnType<typeof upright>

const rulesOf = (y: Upright, format: Axis['format']) =>
  y.ticks(RULES).map((value) => ({ y: round(y(value)), label: format(value) }))

/** The first, the last, and as many between them as are evenly spread. */
function labelsOf(labels: string[], at: (place: number) => number) {
  const step = Math.max(Math.ceil((labels.length - 1) / (MAX_LABELS - 1)), 1)
  return labels.flatMap((text, place) =>
    (labels.length - 1 - place) % step === 0
      ? [{ x: round(Math.min(at(place), WIDTH - LABEL_ROOM)), text }]
      : [],
  )
}

const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0)
const round = (value: number) => Math.round(value * 10) / 10
