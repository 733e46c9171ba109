import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Age, ageOf, sharedDrawings } from './shared-drawings.ts'

let kept: { page: string; drawnAt: number } | undefined
let drawn: number
let draw: () => Promise<void>
let drawings: ReturnType<typeof sharedDrawings>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  kept = undefined
  drawn = 0
  drawings = sharedDrawings()
  draw = async () => {
    drawn += 1
    const page = `drawn ${drawn}`
    await setImmediate()
    kept = { page, drawnAt: performance.now() }
  }
})
afterEach(() => vi.useRealTimers())

function find(): { page: string; age: Age } | undefined {
  const age = kept && ageOf(kept.drawnAt)
  return kept && age && age !== 'over' ? { page: kept.page, age } : undefined
}

/** What each of so many gets who ask at once; undefined for the one who has drawn it. */
const askedBy = async (many: number) => {
  const ask = () => drawings.findOrDraw('home', { find, draw })
  const found = await Promise.all(Array.from({ length: many }, ask))
  return found.map((one) => one?.page)
}

test('of fifty who ask at once one draws the page, and the others get what was drawn', async () => {
  expect(await askedBy(50)).toEqual([undefined, ...Array(49).fill('drawn 1')])
  expect(drawn).toBe(1)
})

test('an aged page is sent to all but the one who draws it anew', async () => {
  await askedBy(1)
  vi.advanceTimersByTime(61_000)
  expect(await askedBy(50)).toEqual([undefined, ...Array(49).fill('drawn 1')])
  expect(await askedBy(2)).toEqual(['drawn 2', 'drawn 2'])
})

test('a page that was not asked for any more is sent to no reader as it was then', async () => {
  await askedBy(1)
  vi.advanceTimersByTime(121_000)
  expect(await askedBy(50)).toEqual([undefined, ...Array(49).fill('drawn 2')])
})

test('when the one who draws it has gone, one of the others draws it', async () => {
  const whole = draw
  draw = async () => {
    draw = whole
    await setImmediate()
    throw new Error('gone')
  }
  const first = drawings.findOrDraw('home', { find, draw })
  const others = askedBy(50)
  await expect(first).rejects.toThrow('gone')
  expect(await others).toEqual([undefined, ...Array(49).fill('drawn 1')])
})

test('for a page that cannot be kept all are drawn in the end', async () => {
  draw = async () => {
    drawn += 1
    await setImmediate()
  }
  await askedBy(50)
  expect(drawn).toBe(50)
})

test('each page has its own drawing', async () => {
  await Promise.all([
    drawings.findOrDraw('home', { find: () => undefined, draw }),
    drawings.findOrDraw('texts', { find: () => undefined, draw }),
  ])
  expect(drawn).toBe(2)
})
