import { expect, test } from 'vitest'
import { toggleStress } from './stress-mark.ts'

/** The text with its caret as « | », before and after. */
function press(shown: string) {
  const caret = shown.indexOf('|')
  const changed = toggleStress({ text: shown.replace('|', ''), caret })
  return changed && `${changed.text.slice(0, changed.caret)}|${changed.text.slice(changed.caret)}`
}

test('the vowel before the caret gets the mark, and loses it again', () => {
  expect(press('вода|')).toBe('вода́|')
  expect(press('вода́|')).toBe('вода|')
  expect(press('во|да и чай')).toBe('во́|да и чай')
  expect(press('Э|то')).toBe('Э́|то')
})

test('consonants may stand between the vowel and the caret', () => {
  expect(press('дом| стоит')).toBe('до́м| стоит')
  expect(press('книг|а')).toBe('кни́г|а')
})

test('a caret inside the mark’s letter takes the mark away', () => {
  expect(press('вода|́')).toBe('вода|')
})

test('without a vowel before the caret nothing changes', () => {
  for (const shown of ['|вода', 'в|ода', 'вода |и', 'вода, |', 'été|', '|', 'ё|лка']) {
    expect(press(shown), shown).toBeNull()
  }
})
