import { expect, test } from 'vitest'
import { alphabetical, cyrillicLetters, lookupKey } from './lookup-key.ts'
import { collapseMarks, isStressKnown, mendLookalikes, removeStress, speechText } from './stress.ts'

test.each([
  ['столи́ца', 'столица'],
  ['йод и ёлка', 'йод и ёлка'],
  ['йод'.normalize('NFD'), 'йод'],
  ['été', 'été'],
  ['été'.normalize('NFD'), 'été'],
  ['Же́ня и Léo', 'Женя и Léo'],
])('%s without stress is %s', (text, plain) => {
  expect(removeStress(text)).toBe(plain)
})

test('no letter keeps more than three marks', () => {
  expect(collapseMarks(`о${'\u0301'.repeat(500)}н`)).toBe('о\u0301\u0301\u0301н')
  expect(collapseMarks('й'.normalize('NFD'))).toBe('й'.normalize('NFD'))
})

test.each([
  ['Ёлка', 'елка'],
  [' Москва́ ', 'москва'],
  ['L’Été', "l'été"],
  ['кто‑то', 'кто-то'],
])('%s is found as %s', (word, key) => {
  expect(lookupKey(word)).toBe(key)
})

// S5-cyrillic
test.each([
  ['что-то!', 'что-то'],
  ['«Приве́т»,', 'Привет'],
  ['-да-', 'да'],
  ['hello 123', ''],
])('the Cyrillic letters of %s', (text, letters) => {
  expect(cyrillicLetters(text)).toBe(letters)
})

test.each([
  ['дом', true],
  ['ёлка', true],
  ['Москва́', true],
  ['Москва', false],
  ['он', true],
  ['тик-так', true],
  ['когда-то', false],
  ['кто́-нибудь', true],
])('is the stress of %s known?', (word, isKnown) => {
  expect(isStressKnown(word)).toBe(isKnown)
})

test('Latin á typed for а́ becomes Cyrillic in a Russian word, not in a French one', () => {
  expect(mendLookalikes('Москвá, столúца, été')).toBe('Москва́, столúца, été')
})

test('ё stands beside е in the alphabet, and a stress mark moves nothing', () => {
  const words = ['ярко', 'ёлка', 'ежё', 'же́на', 'ель', 'жена']
  expect(words.sort(alphabetical('ru'))).toEqual(['ежё', 'ёлка', 'ель', 'же́на', 'жена', 'ярко'])
  expect(['été', 'eau', 'zoo'].sort(alphabetical('fr'))).toEqual(['eau', 'été', 'zoo'])
})

test('a voice reads neither stress marks nor the dash of a reply', () => {
  expect(speechText('— Приве́т! — сказа́л он.\nКто́-то')).toBe('Привет! сказал он. Кто-то')
})
