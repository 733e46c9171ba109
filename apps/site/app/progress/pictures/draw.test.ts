import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBars, drawLines } from './draw.server.ts'
import { HEIGHT, WIDTH } from './drawing.ts'

const axis = (count: number) => ({
  labels: Array.from({ length: count }, (_, place) => `${place}`),
  format: (value: number) => String(Math.round(value)),
})

test('a bar is as high as its number, and the parts of one stand on each other', () => {
  const { bars } = drawBars(
    [
      [1, 1],
      [4, 0],
    ],
    axis(2),
  )
  const [first, second, high] = bars
  expect(bars).toHaveLength(3)
  expect(first?.height).toBeCloseTo((high?.height ?? 0) / 4, 0)
  expect(second?.x).toBe(first?.x)
  expect((second?.y ?? 0) + (second?.height ?? 0)).toBeCloseTo(first?.y ?? 0, 0)
})

test('a line is broken where a value is missing, and a lone value is a dot', () => {
  const { lines, dots } = drawLines([[0.5, null, 0.7, 0.9]], { ...axis(4), isShare: true })
  expect(lines[0]?.path.match(/M/g)).toHaveLength(2)
  expect(dots).toHaveLength(3)
})

test('whatever the numbers, everything is within the picture, and no two rules say the same', () => {
  const counts = fc.array(fc.tuple(fc.nat(100_000), fc.nat(100_000)), {
    minLength: 1,
    maxLength: 40,
  })
  fc.assert(
    fc.property(counts, (columns) => {
      const bars = drawBars(columns, axis(columns.length))
      const lines = drawLines(
        [columns.map(([one]) => one), columns.map(([, other]) => other)],
        axis(columns.length),
      )
      for (const { x, y, width, height } of bars.bars) {
        expect(Math.min(x, y, width, height)).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(WIDTH)
        expect(y + height).toBeLessThanOrEqual(HEIGHT)
      }
      for (const { x, y } of [...lines.dots, ...lines.labels.map(({ x }) => ({ x, y: 0 }))]) {
        expect(x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT).toBe(true)
      }
      expect(JSON.stringify([bars, lines])).not.toMatch(/null|NaN/)
      for (const { rules, labels } of [bars, lines]) {
        expect(new Set(rules.map(({ label }) => label)).size).toBe(rules.length)
        expect(labels.at(-1)?.text).toBe(`${columns.length - 1}`)
        expect(labels.length).toBeLessThanOrEqual(5)
      }
    }),
  )
})
