import { expect, test } from 'vitest'
import { placeBeside } from './place-panel.ts'

const panel = { width: 300, height: 200 }
const view = { width: 1000, height: 800 }
const wordAt = (left: number, top: number) => ({ left, right: left + 50, top, bottom: top + 20 })

test('the panel opens below its word', () => {
  expect(placeBeside(wordAt(100, 100), panel, view)).toMatchObject({ left: 100, top: 128 })
})

test('the panel opens above its word where there is no room below', () => {
  expect(placeBeside(wordAt(100, 700), panel, view)).toMatchObject({ left: 100, top: 492 })
})

test('a panel that fits on neither side takes the roomier one and is no higher than that', () => {
  const tall = { width: 300, height: 480 }
  expect(placeBeside(wordAt(100, 300), tall, view)).toEqual({ left: 100, top: 328, height: 464 })
  expect(placeBeside(wordAt(100, 450), tall, view)).toEqual({ left: 100, top: 8, height: 434 })
})

test('beside a word at the right edge the panel keeps its width and a margin', () => {
  expect(placeBeside(wordAt(950, 100), panel, view).left).toBe(692)
})

test('the panel stays inside the window wherever its word has been scrolled to', () => {
  for (const height of [150, 250, 400, 800]) {
    for (const wanted of [100, 200, 480]) {
      for (let top = -500; top <= 1000; top += 20) {
        const size = { width: 300, height: wanted }
        const place = placeBeside(wordAt(100, top), size, { width: 1000, height })
        expect(place.top).toBeGreaterThanOrEqual(8)
        expect(place.top + Math.min(wanted, place.height)).toBeLessThanOrEqual(height - 8)
      }
    }
  }
})
