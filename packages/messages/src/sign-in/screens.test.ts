import { expect, test } from 'vitest'
import { say } from '../index.ts'
import { fields } from './screens.ts'

test('how long a password has to be is said in whole words, whatever the operator asks for', () => {
  const hint = (locale: 'fr' | 'ru', length: number) => say(locale, fields.passwordHint, { length })
  expect(hint('fr', 6)).toBe('6 caractères au moins.')
  expect(hint('ru', 6)).toBe('Не меньше 6 знаков.')
  expect(hint('ru', 21)).toBe('Не меньше 21 знака.')
  expect(hint('ru', 22)).toBe('Не меньше 22 знаков.')
  expect(say('ru', fields.passwordTooShort, { length: 12 })).toBe('В этом пароле меньше 12 знаков.')
})
