import { expect, test } from 'vitest'
import {
  beginDictation,
  checkTyped,
  countResults,
  type Dictation,
  dictatedNow,
  finishDictation,
  missedSentences,
  nextSentence,
  skipSentence,
} from './dictation.ts'

const write = (dictation: Dictation, typed: string) =>
  checkTyped(dictation, { typed, expected: 'Мама мыла раму.', lang: 'ru' })

test('one sentence after another is written, and what was wrong stays until the learner goes on', () => {
  let dictation = beginDictation([2, 5])
  expect(dictatedNow(dictation)).toBe(2)
  dictation = write(dictation, 'мама мыла рамы')
  expect(dictatedNow(dictation)).toBe(2)
  expect(dictation.checked).toMatchObject({ typed: 'мама мыла рамы', verdict: 'almost', faults: 1 })

  dictation = nextSentence(dictation)
  expect(dictatedNow(dictation)).toBe(5)
  dictation = nextSentence(write(dictation, 'мама мыла раму'))
  expect(dictatedNow(dictation)).toBeUndefined()
  expect(dictation.results).toEqual(['almost', 'right'])
})

test('the result counts what was skipped, and offers what was missed once more', () => {
  let dictation = skipSentence(beginDictation([0, 1, 2, 3]))
  dictation = nextSentence(write(dictation, 'мама мыла раму'))
  dictation = nextSentence(write(dictation, 'папа'))
  expect(countResults(dictation, 'skipped')).toBe(1)
  expect(countResults(dictation, 'right')).toBe(1)

  const ended = finishDictation(dictation)
  expect(dictatedNow(ended)).toBeUndefined()
  expect(missedSentences(ended)).toEqual([0, 2])
})

test('who ends it while a sentence is shown has written that one', () => {
  const ended = finishDictation(write(beginDictation([0, 1]), 'мама мыла раму'))
  expect(ended).toEqual({ sentences: [0], results: ['right'], checked: null })
})
