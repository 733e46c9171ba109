import { expect, test } from 'vitest'
import { findPlace, keepPlace, MAX_PLACES } from './device-place.ts'

function device() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a visitor is led back to the last place of a text, in the version that they read', () => {
  const storage = device()
  keepPlace({ material: 7, version: 1 }, 40, storage)
  keepPlace({ material: 7, version: 1 }, 55, storage)
  keepPlace({ material: 8, version: 1 }, 3, storage)
  expect(findPlace({ material: 7, version: 1 }, storage)).toBe(55)
  expect(findPlace({ material: 7, version: 2 }, storage)).toBeNull()
  expect(findPlace({ material: 9, version: 1 }, storage)).toBeNull()
})

test('the places of the texts read longest ago are forgotten', () => {
  const storage = device()
  for (let material = 1; material <= MAX_PLACES + 1; material++) {
    keepPlace({ material, version: 1 }, material, storage)
  }
  expect(findPlace({ material: 1, version: 1 }, storage)).toBeNull()
  expect(findPlace({ material: 2, version: 1 }, storage)).toBe(2)
})

test('a device that keeps nothing, or something else, has no place', () => {
  const full = {
    getItem: () => 'something\n7 1:x\n',
    setItem() {
      throw new Error('full')
    },
  }
  keepPlace({ material: 7, version: 1 }, 40, full)
  expect(findPlace({ material: 7, version: 1 }, full)).toBeNull()
  expect(findPlace({ material: 7, version: 1 }, null)).toBeNull()
})
