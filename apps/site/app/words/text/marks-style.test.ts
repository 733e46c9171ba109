import { expect, test } from 'vitest'
import { entryClass } from './entry-class.ts'
import { marksStyle } from './marks-style.ts'

test('every entry has a class of its own, as short as it can be', () => {
  expect([0, 25, 26, 51, 701, 702].map(entryClass)).toEqual(['A', 'Z', 'AA', 'AZ', 'ZZ', 'AAA'])
  expect(new Set(Array.from({ length: 5000 }, (_, entry) => entryClass(entry))).size).toBe(5000)
})

test('the words that are being learnt and those that are new are two rules, all others none', () => {
  expect(marksStyle(['saved', '', 'new', 'saved'])).toBe(
    '.A,.D{--word-back:var(--saved-back);--word-line:var(--saved-line)}.C{--word-line:var(--new-line)}',
  )
  expect(marksStyle(['', ''])).toBe('')
})
