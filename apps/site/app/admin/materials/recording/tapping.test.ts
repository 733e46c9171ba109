import type { Cues } from '@slovo/content-model'
import { expect, test } from 'vitest'
import { beginSentence, expectedAt, forgetSentence, moveBeginning } from './tapping.ts'

const END = 10
const nothing: Cues = [null, null, null]
const tapped = (...times: number[]) =>
  times.reduce((cues, time, place) => beginSentence(cues, place, time, END), nothing)

test('each tap ends a sentence and begins the next; the last one lasts to the end of the recording', () => {
  expect(tapped(0.5)).toEqual([[0.5, END], null, null])
  expect(tapped(0.5, 2, 4.126)).toEqual([
    [0.5, 2],
    [2, 4.13],
    [4.13, END],
  ])
})

test('a sentence that is tapped again has its new time, and those that are now out of order have none', () => {
  expect(beginSentence(tapped(0, 2, 4), 1, 3, END)).toEqual([
    [0, 3],
    [3, 4],
    [4, END],
  ])
  expect(beginSentence(tapped(0, 2, 4), 1, 5, END)).toEqual([[0, 5], [5, END], null])
  expect(beginSentence(tapped(1, 2, 4), 1, 0.5, END)).toEqual([null, [0.5, 4], [4, END]])
})

test('a sentence between two others fits between them', () => {
  const around: Cues = [[0, 2], null, [5, END]]
  expect(beginSentence(around, 1, 3, END)).toEqual([
    [0, 2],
    [3, 5],
    [5, END],
  ])
})

test('a beginning is moved by a tenth of a second, with the end before it, and not past its neighbours', () => {
  expect(moveBeginning(tapped(0, 2, 4), 1, -0.1)).toEqual([
    [0, 1.9],
    [1.9, 4],
    [4, END],
  ])
  expect(moveBeginning(tapped(0, 2, 4), 1, 5)[1]).toEqual([3.95, 4])
  expect(moveBeginning(tapped(0, 2, 4), 0, -1)[0]).toEqual([0, 2])
  expect(
    moveBeginning(
      [
        [0, 1],
        [2, 3],
      ],
      1,
      -0.1,
    ),
  ).toEqual([
    [0, 1],
    [1.9, 3],
  ])
  expect(moveBeginning(nothing, 1, 1)).toBe(nothing)
})

test('a sentence whose cue is taken back is part of the one before', () => {
  expect(forgetSentence(tapped(0, 2, 4), 1)).toEqual([[0, 4], null, [4, END]])
  expect(forgetSentence(tapped(0, 2, 4), 0)).toEqual([null, [2, 4], [4, END]])
})

test('while a recording plays, the sentences that have begun are not expected any more', () => {
  expect(expectedAt(nothing, 5, 0)).toBe(0)
  expect(expectedAt(tapped(0, 2, 4), 1, 0)).toBe(1)
  expect(expectedAt(tapped(0, 2, 4), 2, 1)).toBe(2)
  expect(expectedAt([[0, 2], null, [4, END]], 9, 1)).toBe(1)
})
