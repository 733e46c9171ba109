import { expect, test } from 'vitest'
import { TextAnalysis } from './analysis.ts'

const analysis = {
  version: 1,
  lang: 'ru',
  paragraphs: [{ start: 0, end: 9 }],
  sentences: [[0, 9]],
  words: [
    [0, 2, 0],
    [3, 9, 1],
  ],
}

test('the places of words and sentences are read as they were written', () => {
  expect(TextAnalysis.parse(analysis)).toEqual(analysis)
  expect(TextAnalysis.parse({ ...analysis, sentences: [], words: [] }).words).toEqual([])
})

test.each([
  ['a word without its glossary entry', { words: [[0, 2]] }],
  ['a word with more than its place', { words: [[0, 2, 0, 0]] }],
  ['a place before the text', { words: [[-1, 2, 0]] }],
  ['half a letter', { words: [[0, 1.5, 0]] }],
  ['a place in letters', { words: [['0', 2, 0]] }],
  ['a place that is no number', { words: [[0, Number.NaN, 0]] }],
  ['a word that is none', { words: [null] }],
  ['words that are no list', { words: { 0: [0, 2, 0] } }],
  ['a sentence of one place', { sentences: [[0]] }],
  ['a sentence that is a text', { sentences: ['09'] }],
  ['a paragraph without an end', { paragraphs: [{ start: 0 }] }],
  ['a paragraph that is none', { paragraphs: [null] }],
  ['no sentences', { sentences: undefined }],
])('an analysis with %s is refused', (_, wrong) => {
  expect(TextAnalysis.safeParse({ ...analysis, ...wrong }).success).toBe(false)
})
