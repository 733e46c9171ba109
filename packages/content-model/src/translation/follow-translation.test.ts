import { expect, test } from 'vitest'
import { followTranslation, storeTranslation } from './follow-translation.ts'
import { sentencesOfText } from './source-sentences.ts'
import { StoredTranslation } from './stored-translation.ts'

const sentencesOf = (text: string) => sentencesOfText(text, 'ru')

/** Stores a translation of a text, and gives what is left of it for another text; a line to be checked begins with `?`. */
function follow(before: string, translation: string[], after: string) {
  const lines = translation.map((text) => ({ text, isChecked: true }))
  const stored = StoredTranslation.parse(storeTranslation(lines, sentencesOf(before)))
  return followTranslation(stored, sentencesOf(after)).map(({ text, isChecked }) =>
    isChecked ? text : `? ${text}`.trim(),
  )
}

const three = ['Да. Он дома. Да.', ['Oui.', 'Il est à la maison.', 'Mais oui.']] as const

test('what is stored says where each sentence stands', () => {
  const lines = [
    { text: 'Oui.', isChecked: true },
    { text: '', isChecked: false },
  ]
  expect(storeTranslation(lines, sentencesOf('Да. Он.'))).toEqual([[0, 3, 'Да.', 'Oui.']])
})

test('a sentence keeps its translation when others come, go and move, and when only marks change', () => {
  expect(follow(three[0], [...three[1]], three[0])).toEqual(three[1])
  expect(follow(three[0], [...three[1]], 'Да! Вот. Он до́ма… Да.')).toEqual([
    'Oui.',
    '?',
    'Il est à la maison.',
    'Mais oui.',
  ])
  expect(follow(three[0], [...three[1]], 'Он дома. Да.')).toEqual([
    'Il est à la maison.',
    'Mais oui.',
  ])
  expect(follow('Раз. Два. Три.', ['Un.', 'Deux.', 'Trois.'], 'Три. Раз. Два.')).toEqual([
    'Trois.',
    'Un.',
    'Deux.',
  ])
})

test('of sentences with the same words the one that was translated keeps its translation', () => {
  expect(
    follow('Да. Он дома. Да. Вот.', ['', '', 'Mais oui.', ''], 'Да. Он дома. Да. Вот.'),
  ).toEqual(['?', '?', 'Mais oui.', '?'])
})

test('the translation of a sentence with other words is kept, to be checked', () => {
  expect(follow(three[0], [...three[1]], 'Да. Она дома. Да.')).toEqual([
    'Oui.',
    '? Il est à la maison.',
    'Mais oui.',
  ])
})

test('of two sentences that become one both translations are kept, to be checked', () => {
  expect(
    follow('Раз. Два. Три. Ещё.', ['Un.', 'Deux.', 'Trois.', 'Encore.'], 'Раз. Два и три. Ещё.'),
  ).toEqual(['Un.', '? Deux. Trois.', 'Encore.'])
})

test('a line to be checked stays so until it is checked', () => {
  const stored = storeTranslation([{ text: 'Oui.', isChecked: false }], sentencesOf('Да.'))
  expect(followTranslation(stored, sentencesOf('Да.'))).toEqual([
    { text: 'Oui.', isChecked: false },
  ])
})

test('a line to be checked stays at its sentence, although the one before it has none', () => {
  const lines = [
    { text: '', isChecked: false },
    { text: 'Non.', isChecked: false },
  ]
  const sentences = sentencesOf('Да. Нет.')
  expect(followTranslation(storeTranslation(lines, sentences), sentences)).toEqual(lines)
})

test('a text of ten thousand sentences is followed in a moment', () => {
  const text = Array.from({ length: 10_000 }, (_, n) => `Вот ${n % 500}.`).join(' ')
  const sentences = sentencesOf(text)
  const stored = storeTranslation(
    sentences.map(({ text }) => ({ text: `Voici ${text}`, isChecked: true })),
    sentences,
  )
  const lines = followTranslation(stored, sentencesOf(`Раз. ${text} Два.`))
  expect(lines.filter(({ isChecked }) => isChecked)).toHaveLength(10_000)
})
