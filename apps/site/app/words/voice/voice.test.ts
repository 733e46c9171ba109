import { expect, test } from 'vitest'
import { bestVoice } from './voice.ts'

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })

test('a text is read by a voice of its language, the most natural one first', () => {
  const voices = [
    voice('Thomas', 'fr-FR'),
    voice('Irina', 'ru-RU'),
    voice('Google русский', 'ru-RU', false),
  ]
  expect(bestVoice(voices, 'ru')?.name).toBe('Google русский')
  expect(bestVoice(voices, 'fr')?.name).toBe('Thomas')
})

test('there may be no voice for a language', () => {
  expect(bestVoice([voice('Thomas', 'fr-FR')], 'ru')).toBeNull()
  expect(bestVoice([], 'fr')).toBeNull()
})
