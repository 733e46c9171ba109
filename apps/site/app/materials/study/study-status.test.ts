import { expect, test } from 'vitest'
import { readStudyChange, shownChanges, statusAfter, studyStatusOf } from './study-status.ts'

test('a material without a row is untouched', () => {
  expect(studyStatusOf(null)).toBe('untouched')
  expect(studyStatusOf(undefined)).toBe('untouched')
})

// S4-material
test('a reader goes from start to finish, and may study again', () => {
  expect(shownChanges('untouched')).toEqual(['start', 'finish'])
  expect(statusAfter('start')).toBe('being-studied')
  expect(shownChanges('being-studied')).toEqual(['stop', 'finish'])
  expect(statusAfter('stop')).toBe('untouched')
  expect(statusAfter('finish')).toBe('studied')
  expect(shownChanges('studied')).toEqual(['study-again'])
  expect(statusAfter('study-again')).toBe('being-studied')
})

test('a word that is no change is none', () => {
  expect(readStudyChange('start')).toBe('start')
  expect(readStudyChange('delete')).toBeUndefined()
  expect(readStudyChange(null)).toBeUndefined()
})
