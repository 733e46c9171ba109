import { expect, test } from 'vitest'
import { readFrameMessage } from './use-frame.ts'

const from = 'activity'
const statement = (verb: string, more: object = {}) => ({
  verb: { id: `http://adlnet.gov/expapi/verbs/${verb}` },
  result: { score: { min: 0, raw: 2, max: 3 }, duration: 'PT4.6S' },
  ...more,
})

test('a page accepts the size and the start that a frame reports', () => {
  expect(readFrameMessage({ from, kind: 'ready' })).toEqual({ kind: 'ready' })
  expect(readFrameMessage({ from, kind: 'failed', reason: 'file' })).toEqual({
    kind: 'failed',
    reason: 'file',
  })
  expect(readFrameMessage({ from, kind: 'failed', reason: '<b>' })).toEqual({
    kind: 'failed',
    reason: 'connection',
  })
  expect(readFrameMessage({ from, kind: 'height', height: 240.2 })).toEqual({
    kind: 'height',
    height: 241,
  })
  expect(readFrameMessage({ from, kind: 'height', height: 1e9 })).toEqual({
    kind: 'height',
    height: 8000,
  })
})

test('a page saves the result of a whole activity, not that of a part', () => {
  expect(
    readFrameMessage({ from, kind: 'statement', statement: statement('completed') }),
  ).toMatchObject({ kind: 'result', result: { score: 2, max: 3, success: false, duration: 5 } })
  const part = { context: { contextActivities: { parent: [{ id: 'x' }] } } }
  for (const other of [statement('answered', part), statement('attempted'), {}, 'x', null]) {
    expect(readFrameMessage({ from, kind: 'statement', statement: other })).toBeNull()
  }
})

test.each([
  null,
  'ready',
  { kind: 'ready' },
  { context: 'h5p', action: 'hello' },
  { from, kind: 'height', height: 'auto' },
  { from, kind: 'height', height: Number.NaN },
  { from, kind: 'height', height: -5 },
  { from, kind: 'navigate' },
])('%j is no message', (message) => {
  expect(readFrameMessage(message)).toBeNull()
})
