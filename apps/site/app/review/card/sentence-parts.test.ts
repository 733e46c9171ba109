import { expect, test } from 'vitest'
import { sentenceParts } from './sentence-parts.ts'

test('a sentence is cut around its word, which has its stress where the sentence has none', () => {
  expect(sentenceParts('Он читает книгу.', 'кни́гу', 10)).toEqual({
    before: 'Он читает ',
    form: 'книгу',
    stressed: 'кни́гу',
    after: '.',
  })
  expect(sentenceParts('Кни́гу он читает.', 'Кни́гу', 0)).toMatchObject({
    form: 'Кни́гу',
    after: ' он читает.',
  })
  expect(sentenceParts('Это окно́.', 'окно́', 4)).toMatchObject({ form: 'окно́', after: '.' })
})

test('a word that does not stand there any more is not marked', () => {
  expect(sentenceParts('Он читал книгу.', 'кни́гу', 10)).toBeNull()
  expect(sentenceParts('Он', 'кни́гу', 0)).toBeNull()
  expect(sentenceParts('Он', 'он', 9)).toBeNull()
  expect(sentenceParts(null, 'он', 0)).toBeNull()
  expect(sentenceParts('Он', null, null)).toBeNull()
})
