import { expect, test } from 'vitest'
import { lookUpMessage } from './localised-keys.ts'

// S8-keys
test('a key is looked up in French unless a language is asked for', () => {
  expect(lookUpMessage('success_add_translation')).toBe('Traduction ajoutée avec succès.')
  expect(lookUpMessage('duplicate_translation', 'fr')).toBe(
    'Cette traduction est déjà enregistrée.',
  )
  expect(lookUpMessage('duplicate_translation', 'ru')).toBe('Этот перевод уже сохранён.')
  expect(lookUpMessage('unexpected_error', 'ru')).toBe('An unexpected error occurred.')
})

// S8-keys
test('a language that is not there falls back to English, a key that is not there to an unknown error', () => {
  expect(lookUpMessage('unexpected_error', 'de')).toBe('An unexpected error occurred.')
  expect(lookUpMessage('nothing_like_it')).toBe('Unknown error')
})
