import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lookupKey } from './lookup-key.ts'
import { sentenceAt, splitParagraphs, splitSentences } from './sentences.ts'
import { removeStress } from './stress.ts'
import { splitWords } from './words.ts'

const pieces = [
  'Он',
  'она́',
  'ёлка',
  'кто-то',
  'т.',
  'е.',
  'А.',
  'L’',
  "qu'il",
  'été',
  'a-t-il',
  '3.5',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '. ',
  '?! ',
  '…',
  '« ',
  ' »',
  '— ',
  ',',
  '\u0301',
  '😀',
  'й',
]
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const anyLang = fc.constantFrom('ru' as const, 'fr' as const)

test('words stand where they are said to stand, one after the other', () => {
  fc.assert(
    fc.property(anyText, anyLang, (text, lang) => {
      let last = 0
      for (const { text: word, start, end } of splitWords(text, lang)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end)).toBe(word)
        last = end
      }
    }),
  )
})

test('every word is inside one sentence, and every sentence inside one paragraph', () => {
  fc.assert(
    fc.property(anyText, anyLang, (text, lang) => {
      const sentences = splitSentences(text, lang)
      const paragraphs = splitParagraphs(text)
      const holding = (spans: { start: number; end: number }[], start: number, end: number) =>
        spans.filter((span) => span.start <= start && end <= span.end)
      for (const { start, end } of splitWords(text, lang))
        expect(holding(sentences, start, end)).toHaveLength(1)
      for (const { start, end } of sentences)
        expect(holding(paragraphs, start, end)).toHaveLength(1)
    }),
  )
})

test('the touched sentence holds the touched word, where it says', () => {
  fc.assert(
    fc.property(anyText, anyLang, (text, lang) => {
      for (const { text: word, start } of splitWords(text, lang)) {
        const { sentence, at } = sentenceAt(text, start, lang)
        expect(sentence.startsWith(removeStress(word), at)).toBe(true)
      }
    }),
  )
})

test('removing stress, or making a key, twice changes nothing more', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(removeStress(removeStress(text))).toBe(removeStress(text))
      expect(lookupKey(lookupKey(text))).toBe(lookupKey(text))
    }),
  )
})
