import { say } from '@slovo/messages'
import { expect, test } from 'vitest'
import { authMessage, passwordMessage } from './auth-messages.ts'

const french = (refusal: { code?: string; message: string }) => say('fr', authMessage(refusal))

// S8-sign-in
test('wrong credentials and an unconfirmed address have their specified sentences', () => {
  expect(french({ message: 'Invalid login credentials' })).toBe('Vos identifiants sont erronés')
  expect(french({ code: 'invalid_credentials', message: 'x' })).toBe(
    'Vos identifiants sont erronés',
  )
  expect(french({ message: 'Email not confirmed' })).toBe(
    "Nous vous avons envoyé un mail d'inscription",
  )
})

// S8-sign-in
test('any other refusal is said as the API says it, or by the default', () => {
  expect(french({ message: 'Signups not allowed' })).toBe('Signups not allowed')
  expect(french({ message: '' })).toBe('Une erreur est survenue')
  expect(french({ message: '{}' })).toBe('Une erreur est survenue')
})

test('a reason that the API names is said in both languages, with what to do', () => {
  const answer = { code: 'identity_already_exists', message: 'Identity is already linked' }
  expect(authMessage(answer)).toEqual({
    fr: 'Ce compte extérieur est déjà relié à un compte Slovo.',
    ru: 'Эта внешняя учётная запись уже связана с учётной записью Slovo.',
  })
  expect(french({ code: 'constructor', message: 'x' })).toBe('x')
})

test('a limit asks to wait', () => {
  expect(french({ code: 'over_email_send_rate_limit', message: 'x' })).toMatch(/^Trop de/)
})

test('a password that the API refuses says why at its field', () => {
  expect(passwordMessage({ code: 'weak_password', message: '' })?.fr).toMatch(/facile/)
  expect(passwordMessage({ code: 'same_password', message: '' })?.fr).toMatch(/déjà/)
  expect(passwordMessage({ code: 'bad_jwt', message: '' })).toBeNull()
})
