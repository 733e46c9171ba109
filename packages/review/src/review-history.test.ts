import { fsrs } from 'ts-fsrs'
import { expect, test } from 'vitest'
import type { Grade } from './card.ts'
import { historiesOf, logLoss, type ReviewHistory } from './review-history.ts'

const row = (
  id: string,
  reviewed_at: string,
  grade: Grade | null,
  undoes: string | null = null,
) => ({
  ...{ id, reviewed_at, grade, undoes, word_id: 1, kind: 'recognise' },
})

test('a log is read by card and in the order of the answers; what was taken back is left out', () => {
  const log = [
    row('late', '2026-11-25T10:00:00Z', 4),
    row('first', '2026-11-22T23:55:00Z', 3),
    row('wrong', '2026-11-23T12:00:00Z', 1),
    // An evening in Montreal, and 4 a.m. in Paris is past.
    row('second', '2026-11-23T03:10:00Z', 2),
    row('undoing', '2026-11-23T12:00:01Z', null, 'wrong'),
    { ...row('other', '2026-11-24T12:00:00Z', 3), kind: 'gap' },
  ]
  const days = (zone: string) =>
    historiesOf(log, zone).map((history) => history.map(({ grade, days }) => [grade, days]))
  const gap = [[3, 0]]
  expect(days('Europe/Paris')).toEqual([
    [
      [3, 0],
      [2, 1],
      [4, 2],
    ],
    gap,
  ])
  expect(days('America/Montreal')).toEqual([
    [
      [3, 0],
      [2, 0],
      [4, 3],
    ],
    gap,
  ])
})

test('weights that foretold an answer lose less than those that did not', () => {
  const answered = (grade: Grade): ReviewHistory[] => [
    [
      { grade: 3, days: 0 },
      { grade: 3, days: 0 },
      { grade, days: 3 },
    ],
  ]
  const memory = fsrs().next_state(fsrs().next_state(null, 0, 3), 0, 3)
  const chance = fsrs().forgetting_curve(3, memory.stability)
  expect(logLoss(answered(3))).toBeCloseTo(-Math.log(chance), 8)
  expect(logLoss(answered(1))).toBeCloseTo(-Math.log(1 - chance), 8)

  const forgetful = fsrs().parameters.w.map((weight, place) => (place < 4 ? weight / 20 : weight))
  expect(logLoss(answered(1), forgetful)).toBeLessThan(logLoss(answered(1)))
  expect(logLoss(answered(3), forgetful)).toBeGreaterThan(logLoss(answered(3)))
  expect(logLoss(answered(3).map((history) => history.slice(0, 2)))).toBe(0)
})
