import { expect, test } from 'vitest'
import { ownTranslations } from './own-translations.ts'

const saved = (word_ru: string, word_fr: string) => ({
  ...{ id: 1, word_ru, word_fr, word_sentence: null, ru_lemma_id: null, fr_lemma_id: null },
})

test('the translations that a user wrote are listed apart from those of the dictionary', () => {
  const words = [saved('книга', 'tome'), saved('кот', 'chat'), saved('книга', 'bouquin')]
  const of = (lemma: string, offered: string[] = []) =>
    ownTranslations(words, { lang: 'ru', lemma, offered })
  expect(of('кни́га', ['livre'])).toEqual(['bouquin', 'tome'])
  expect(of('книга', ['bouquin'])).toEqual(['tome'])
  expect(of('дом')).toEqual([])
})

test('stress marks of what is offered for a French word change nothing', () => {
  const words = [saved('лето', 'l’été'), saved('летом', 'l’été')]
  expect(ownTranslations(words, { lang: 'fr', lemma: 'l’été', offered: ['ле́то'] })).toEqual([
    'летом',
  ])
})
