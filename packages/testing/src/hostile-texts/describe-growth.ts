import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { growth } from './growth.ts'
import { hostileTexts } from './texts.ts'

/** One long text may cost so many times what its letters cost in short ones; the square of the length costs 16 times. */
const MAX_RATIO = 6

interface Classified {
  /** What is imported from each entry of the package. */
  entries: Record<string, object>
  /** What takes a person's text, each fed with one. */
  texts: Record<string, (text: string) => unknown>
  /** What takes none: numbers, names of ours, what another function has read already. */
  others: readonly string[]
}

/**
 * Everything that a package exports, at each of its entries (`.`, `./package`), is tried with hostile texts or said to
 * take none; a new export or entry fails until then.
 */
export function describeGrowth(name: string, { entries, texts, others }: Classified) {
  // On a busy machine the seconds of the processor take a minute of the clock.
  vi.setConfig({ testTimeout: 120_000 })
  const exported = Object.values(entries).flatMap((one) =>
    Object.entries(one).flatMap(([name, value]) => (takesSomething(value) ? [name] : [])),
  )

  test('every entry of the package is here', () => {
    expect(Object.keys(entries)).toEqual(entriesOf(name))
  })

  test('every export that takes something is classified, and nothing else', () => {
    const tried = Object.keys(texts).map((name) => name.split(',')[0] ?? '')
    expect([...new Set([...tried, ...others])].sort()).toEqual([...new Set(exported)].sort())
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

/** A function, a schema, or something that holds one. */
function takesSomething(value: unknown): boolean {
  if (typeof value === 'function' || value instanceof z.ZodType) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(takesSomething)
}

const Package = z.object({ exports: z.union([z.string(), z.record(z.string(), z.string())]) })

function entriesOf(name: string): string[] {
  const file = join(import.meta.dirname, '../../..', name, 'package.json')
  const { exports } = Package.parse(JSON.parse(readFileSync(file, 'utf8')))
  return typeof exports === 'string' ? ['.'] : Object.keys(exports)
}
