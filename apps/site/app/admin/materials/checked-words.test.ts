import { expect, test } from 'vitest'
import { findWork, type StressCheck, stressWords } from './checked-words.ts'

const known = (...words: StressCheck[]) => new Map(words.map((word) => [word.word, word]))
const sure = (word: string, stressed: string): StressCheck => ({
  word,
  hasDefinition: true,
  proposals: [{ stressed, isSure: true }],
})
const doubtful = (word: string, ...ways: string[]): StressCheck => ({
  word,
  hasDefinition: true,
  proposals: ways.map((stressed) => ({ stressed, isSure: true })),
})
const nothing = (word: string): StressCheck => ({ word, hasDefinition: false, proposals: [] })

test('words are told apart by what is to be done about them', () => {
  const checked = known(
    sure('книга', 'кни́га'),
    doubtful('замок', 'за́мок', 'замо́к'),
    nothing('абырвалг'),
    { word: 'дом', hasDefinition: true, proposals: [] },
  )
  const text = 'книга, дом, замок, книга, абырвалг, новое'
  expect(findWork(text, 'ru', checked)).toEqual({
    sure: [{ word: 'книга', stressed: 'кни́га', count: 2 }],
    doubtful: [{ word: 'замок', choices: ['за́мок', 'замо́к'], start: 12, count: 1 }],
    unstressed: ['абырвалг'],
    undefined: ['абырвалг'],
  })
})

test('of a French text only missing definitions are reported', () => {
  const work = findWork('un truc', 'fr', known(nothing('truc')))
  expect(work).toEqual({ sure: [], doubtful: [], unstressed: [], undefined: ['truc'] })
})

test('accepted marks are set on whole words alone, everywhere', () => {
  const accepted = new Map([['дома', 'до́ма']])
  expect(stressWords('дома домами, дома', 'ru', accepted)).toBe('до́ма домами, до́ма')
})
