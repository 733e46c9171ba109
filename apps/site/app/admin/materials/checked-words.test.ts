import { expect, test } from 'vitest'
import { findWork, placeKey, type StressCheck, stressWords } from './checked-words.ts'

const known = (...words: StressCheck[]) => new Map(words.map((word) => [placeKey(word), word]))

/** A word between its neighbours: « у окна . » and its proposals, with `?` where they are uncertain. */
function check(place: string, ...ways: string[]): StressCheck {
  const [before = '', word = '', after = ''] = place.split(' ').map((one) => one.replace('.', ''))
  return {
    ...{ word, before, after, hasDefinition: word !== 'абырвалг' },
    proposals: ways.map((way) => ({ stressed: way.replace('?', ''), isSure: !way.endsWith('?') })),
  }
}

test('words are told apart by what is to be done about them', () => {
  const checked = known(
    check('. книга дом', 'кни́га'),
    check('дом замок книга', 'за́мок?', 'замо́к?'),
    check('замок книга абырвалг', 'кни́га'),
    check('книга абырвалг новое'),
  )
  const text = 'книга, дом, замок, книга, абырвалг, новое'
  expect(findWork(text, 'ru', checked)).toEqual({
    sure: [
      {
        ...{ word: 'книга', stressed: 'кни́га' },
        places: [
          { start: 0, end: 5 },
          { start: 19, end: 24 },
        ],
      },
    ],
    doubtful: [{ word: 'замок', choices: ['за́мок', 'замо́к'], places: [{ start: 12, end: 17 }] }],
    unstressed: ['абырвалг'],
    undefined: ['абырвалг'],
  })
})

test('the same word is stressed by its neighbours', () => {
  const checked = known(check('у окна новые', 'окна́'), check('новые окна .', 'о́кна'))
  const work = findWork('у окна; новые окна', 'ru', checked)
  expect(stressWords('у окна; новые окна', work.sure)).toBe('у окна́; новые о́кна')
})

test('a stress mark on a neighbour changes nothing', () => {
  const checked = known(check('но́вые окна .', 'о́кна'))
  expect(findWork('но́вые окна', 'ru', checked).sure).toHaveLength(0)
  expect(findWork('но́вые окна', 'ru', known(check('новые окна .', 'о́кна'))).sure).toHaveLength(1)
})

test('of a French text only missing definitions are reported', () => {
  const unknown = { ...check('un truc .'), hasDefinition: false }
  const work = findWork('un truc', 'fr', known(unknown))
  expect(work).toEqual({ sure: [], doubtful: [], unstressed: [], undefined: ['truc'] })
})
