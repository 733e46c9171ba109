import { expect, test } from 'vitest'
import { placeBeside } from './place-panel.ts'

const panel = { width: 300, height: 200 }
const view = { width: 1000, height: 800 }
const wordAt = (left: number, top: number) => ({ left, right: left + 50, top, bottom: top + 20 })

test('the panel opens below its word', () => {
  expect(placeBeside(wordAt(100, 100), panel, view)).toEqual({ left: 100, top: 128 })
})

test('the panel opens above its word where there is no room below', () => {
  expect(placeBeside(wordAt(100, 700), panel, view)).toEqual({ left: 100, top: 492 })
})

test('the panel stays inside the window', () => {
  expect(placeBeside(wordAt(950, 100), panel, view).left).toBe(692)
  expect(placeBeside(wordAt(100, 100), panel, { width: 1000, height: 250 }).top).toBe(128)
})
