import { expect, test } from 'vitest'
import { MAX_PHRASE_WORDS } from '../phrases/phrase-range.ts'
import { analyseNow, prepareText } from './readable-text.server.ts'

const body = `— Он чита́ет
кни́гу. Она́ идёт домо́й.

${'раз '.repeat(MAX_PHRASE_WORDS + 1).trim()}.`
const text = prepareText(body, ...analyseNow(body, 'ru'))

test('a phrase is kept as it stands in its sentence, with its stress and on one line', () => {
  expect(text.meetPhrase({ first: 1, last: 2 })).toEqual({
    word_sentence: 'Он читает книгу.',
    sentence_form: 'чита́ет кни́гу',
    sentence_at: 3,
  })
})

test('words of two sentences, one word, too many words and words that are not there are no phrase', () => {
  for (const [first, last] of [
    [2, 3],
    [1, 1],
    [2, 1],
    [6, 6 + MAX_PHRASE_WORDS],
    [6, 1_000_000],
    [1_000_000, 1_000_001],
  ] as const) {
    expect(text.meetPhrase({ first, last }), `${first} to ${last}`).toBeNull()
  }
  expect(text.meetPhrase({ first: 6, last: 5 + MAX_PHRASE_WORDS })).not.toBeNull()
})
