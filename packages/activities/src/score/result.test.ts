import { expect, test } from 'vitest'
import { boundResult, readDuration } from './result.ts'
import { feedbackFor } from './score.ts'
import { readStatement } from './statement.ts'

const verb = (name: string) => ({ id: `http://adlnet.gov/expapi/verbs/${name}` })
const result = { score: { min: 0, max: 4, raw: 3, scaled: 0.75 }, duration: 'PT1M2.61S' }

test('a statement of the whole activity gives its result', () => {
  expect(readStatement({ verb: verb('answered'), result })).toEqual({
    score: 3,
    max: 4,
    success: false,
    duration: 63,
  })
  const completed = { verb: verb('completed'), result: { ...result, success: true } }
  expect(readStatement(completed)).toMatchObject({ score: 3, success: true })
})

test('where a statement leaves success open, the pass percentage decides', () => {
  expect(readStatement({ verb: verb('answered'), result }, 75)).toMatchObject({ success: true })
})

test.each([
  [
    'of a part',
    { verb: verb('answered'), result, context: { contextActivities: { parent: [{}] } } },
  ],
  ['of a step', { verb: verb('interacted'), result }],
  ['without a score', { verb: verb('completed'), result: {} }],
  [
    'with a score that is no number',
    { verb: verb('answered'), result: { score: { raw: '9', max: 9 } } },
  ],
  ['that is none', 'answered'],
  ['that is missing', undefined],
])('a statement %s gives none', (_, statement) => {
  expect(readStatement(statement)).toBeUndefined()
})

test('a result is never better than the activity allows', () => {
  const claimed = { score: 900, max: 1000, success: true, duration: 1e9 }
  expect(boundResult(claimed, 3)).toEqual({ score: 3, max: 3, success: true, duration: 86_400 })
  expect(boundResult({ ...claimed, score: -5, max: Number.NaN, duration: -1 }, 3)).toEqual({
    score: 0,
    max: 0,
    success: true,
    duration: 0,
  })
})

test.each([
  ['PT2.61S', 2.61],
  ['PT1H2M3S', 3723],
  ['PT5M', 300],
  ['nonsense', 0],
])('%s are %d seconds', (text, seconds) => {
  expect(readDuration(text)).toBe(seconds)
})

test('the author’s words are chosen by percent', () => {
  const ranges = [
    { from: 0, to: 50, feedback: '@score из @total' },
    { from: 51, to: 100, feedback: 'Молодец! @percent %' },
  ]
  expect(feedbackFor(ranges, { score: 1, max: 3, success: false })).toBe('1 из 3')
  expect(feedbackFor(ranges, { score: 2, max: 3, success: true })).toBe('Молодец! 66 %')
  expect(feedbackFor([], { score: 2, max: 3, success: true })).toBe('')
})
