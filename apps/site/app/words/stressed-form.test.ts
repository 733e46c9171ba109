import { expect, test } from 'vitest'
import { stressedForm } from './stressed-form.ts'

test('a form gets the stress of its meaning and keeps the capital of its text', () => {
  expect(stressedForm('языки', ['языки́'])).toBe('языки́')
  expect(stressedForm('Головы', ['го́ловы', 'головы́'])).toBe('Го́ловы')
  expect(stressedForm('ЕЩЕ', ['ещё'])).toBe('ЕЩЁ')
})

test('a text that shows its stress, or whose stress is not known, stays as it is', () => {
  expect(stressedForm('за́мок', ['замо́к'])).toBe('за́мок')
  expect(stressedForm('бруклявку', undefined)).toBe('бруклявку')
  expect(stressedForm('livre', [])).toBe('livre')
})

test('a stress of other letters is not put on the form', () => {
  expect(stressedForm('книгу', ['кни́га'])).toBe('книгу')
})
