import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { growth } from './growth.ts'
import { hostileTexts } from './texts.ts'

/** One long text may cost so many times what its letters cost in short ones; the square of the length costs 16 times. */
const MAX_RATIO = 6

interface Classified {
  /** What takes a person's text, each fed with one. */
  texts: Record<string, (text: string) => unknown>
  /** What takes none: numbers, names of ours, what another function has read already. */
  others: readonly string[]
}

/** Everything that these packages export is tried with hostile texts, or said to take none; a new export fails until then. */
export function describeGrowth(packages: object[], { texts, others }: Classified) {
  const exported = packages.flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) => (takesSomething(value) ? [name] : [])),
  )

  test('every export that takes something is classified', () => {
    const classified = new Set([...Object.keys(texts).map((name) => name.split(',')[0]), ...others])
    expect(exported.filter((name) => !classified.has(name))).toEqual([])
  })

  describe('no text makes it slower than its length', () => {
    test.each(Object.entries(texts))('%s', (_, work) => {
      const slow = hostileTexts.flatMap(([name, textOf]) => {
        const times = growth(work, textOf)
        return times !== undefined && times > MAX_RATIO
          ? [`${name}: ${times.toFixed(1)} times`]
          : []
      })
      expect(slow).toEqual([])
    })
  })
}

function takesSomething(value: unknown) {
  return typeof value === 'function' || value instanceof z.ZodType
}
