import { expect, test } from 'vitest'
import { prepareText } from '../text/readable-text.server.ts'
import { sentenceWith } from './example-sentences.server.ts'

const meaning = (lemmaId: number) => ({
  ...{ lemma: '', lemmaId, stressed: '', pos: 'noun', definitions: ['x'] },
})

/** « Он ушёл.\n— Где замо́к? », in which замо́к may also be за́мок (3). */
const text = prepareText(
  'Он ушёл.\n— Где замо́к?',
  {
    version: 1,
    lang: 'ru',
    paragraphs: [{ start: 0, end: 22 }],
    sentences: [
      [0, 8],
      [9, 22],
    ],
    words: [
      [0, 2, 0],
      [11, 14, 1],
      [15, 21, 2],
    ],
  },
  {
    version: 1,
    entries: [
      { word: 'Он', lookups: [meaning(1)] },
      { word: 'Где', lookups: [] },
      { word: 'замо́к', lookups: [meaning(2), meaning(3)] },
    ],
  },
)

test('the sentence is cut around the word, without the dash of a reply', () => {
  expect(sentenceWith(text, 2)).toEqual({ before: 'Где ', form: 'замо́к', after: '?' })
})

test('a word that the text only may hold has no sentence there', () => {
  expect(sentenceWith(text, 3)).toBeNull()
  expect(sentenceWith(text, 4)).toBeNull()
})
