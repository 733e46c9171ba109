import { describe, expect, test } from 'vitest'
import { points } from '../../../test/points.ts'

describe('Dictation', () => {
  const sentences = [{ text: 'Я живу в Москве.' }]
  const write = (answer: string, scoring = {}, more = {}) =>
    points('Dictation', { sentences, behaviour: { scoring }, ...more }, [answer])

  test.each([
    ['Я живу в Москве', '4/4*'],
    ['Я живу́ в Москве!', '4/4*'],
    ['Я живу Москве', '3/4'],
    ['Я сейчас живу в Москве', '3/4'],
    ['Я жыву в Москве', '4/4'],
    ['Я жыву в Маскве', '3/4'],
    ['я живу в Москве', '3/4'],
    ['', '0/4'],
    ['совсем другие слова и ещё много слов', '0/4'],
  ])('« %s »: %s', (answer, result) => {
    expect(write(answer)).toBe(result)
  })

  test('the author says what a slip costs', () => {
    expect(write('Я жыву в Маскве', { typoFactor: '0' })).toBe('4/4*')
    expect(write('Я жыву в Маскве', { typoFactor: '100' })).toBe('2/4')
  })

  test('without mistakes counted, only right words count', () => {
    expect(write('Я сейчас живу в Москве', { zeroMistakeMode: true })).toBe('4/4')
  })

  test('punctuation counts where the author wants it', () => {
    const cake = { sentences: [{ text: 'The cake is a lie.' }] }
    expect(write('The cake is a lie', { ignorePunctuation: false }, cake)).toBe('5/6')
    expect(write('The cake is a lie', {}, cake)).toBe('5/5*')
  })

  test('a word may have alternatives', () => {
    const or = { sentences: [{ text: 'Это кот|кошка' }] }
    expect(write('Это кошка', {}, or)).toBe('2/2*')
  })

  test('the rules of version 1.0 stand beside the other settings', () => {
    const content = { sentences, behaviour: { typoFactor: '100' } }
    expect(points('Dictation', content, ['Я жыву в Москве'])).toBe('3/4')
  })
})
