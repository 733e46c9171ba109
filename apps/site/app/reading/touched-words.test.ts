import { expect, test } from 'vitest'
import { findTouched, keepTouched, MAX_TEXTS } from './touched-words.ts'

const text = { reader: 'anna', material: 7, version: 1 }

function device() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('touched words are those of one reader, one text and one version of it', () => {
  const storage = device()
  keepTouched(text, new Set([3, 12]), storage)
  keepTouched(text, new Set([5]), storage)
  expect(findTouched(text, storage)).toEqual(new Set([3, 12, 5]))
  for (const other of [{ reader: 'boris' }, { material: 8 }, { version: 2 }]) {
    expect(findTouched({ ...text, ...other }, storage)).toEqual(new Set())
  }
})

test('the texts touched longest ago are forgotten', () => {
  const storage = device()
  keepTouched({ ...text, material: 1000 }, new Set([1]), storage)
  for (let material = 0; material < MAX_TEXTS - 1; material++) {
    keepTouched({ ...text, material }, new Set([1]), storage)
  }
  keepTouched({ ...text, material: 1000 }, new Set([2]), storage)
  keepTouched({ ...text, material: 2000 }, new Set([1]), storage)
  expect(findTouched({ ...text, material: 0 }, storage)).toEqual(new Set())
  expect(findTouched({ ...text, material: 1000 }, storage)).toEqual(new Set([1, 2]))
})

test('a storage that is forbidden, full or written by another hand has no touched words', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const refusing = { getItem: forbidden, setItem: forbidden }
  keepTouched(text, new Set([1]), refusing)
  expect(findTouched(text, refusing)).toEqual(new Set())
  expect(findTouched(text, null)).toEqual(new Set())
  const foreign = { getItem: () => 'anna 7 1:one -\n\n::', setItem: forbidden }
  expect(findTouched(text, foreign)).toEqual(new Set())
})
