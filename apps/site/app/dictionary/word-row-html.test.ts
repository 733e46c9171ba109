import { expect, test } from 'vitest'
import { wordRowHtml } from './word-row-html.ts'

const word = {
  id: 7,
  word_ru: 'кошку',
  word_fr: 'chat',
  word_sentence: 'Он видит кошку.',
  created_at: '2026-11-23T00:00:00Z',
  materials: null,
}
const forms = { checked: 'a', one: 'b' }

test('a word is marked in its sentence, and its buttons say in the language shown what they do', () => {
  const html = wordRowHtml(word, forms, 'fr')
  expect(html).toContain('Он видит <mark>кошку</mark>.')
  expect(html).toContain('aria-label="Supprimer кошку"')
  expect(wordRowHtml(word, forms, 'ru')).toContain('href="/ru/dictionary/7"')
})

test('whatever was saved stays text', () => {
  const evil = '"><img src=x onerror=alert(1)>&amp;'
  const material = { id: 1, title: evil, slug: 'a', section: 'culture', lang: 'ru' } as const
  const html = wordRowHtml(
    { ...word, word_ru: evil, word_fr: evil, word_sentence: evil, materials: material },
    forms,
    'fr',
  )
  expect(html).not.toContain('<img')
  expect(html).not.toMatch(/aria-label="[^"]*"[^ >/]/)
  expect(html.match(/&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;&amp;amp;/g)).toHaveLength(7)
})
