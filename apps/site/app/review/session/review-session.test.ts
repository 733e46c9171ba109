import { expect, test } from 'vitest'
import { expectedAnswer, type ReviewCard, shownKind } from '../card/review-card.ts'
import * as sessions from './review-session.ts'

const words = ['а', 'б', 'в']

function cardOf(word: string): ReviewCard {
  const id = words.indexOf(word) + 1
  return {
    ...{
      id,
      wordId: id,
      kind: 'recall',
      lang: 'ru',
      word,
      sense: word,
      sentence: null,
      parts: null,
    },
    ...{ stressed: null, path: null, material: null, isNew: false, isLeech: false, lapses: 0 },
    waits: { 1: 1, 2: 10, 3: 1440, 4: 2880 },
  }
}
const cards = words.map(cardOf)
const shown = ({ cards, answer }: sessions.ReviewSession) =>
  cards.map(({ word }, place) => (place === 0 && answer !== null ? `${word}!` : word)).join(' ')

const begun = sessions.beginSession(cards, 0)
const grade = (session: sessions.ReviewSession, grade: 1 | 2 | 3 | 4 | 'suspended', now = 0) =>
  sessions.finishCard(session, { id: `${session.done.length}`, grade, now })

test('a card is answered, graded, and the next one is there at once', () => {
  const answered = sessions.showAnswer(begun, 'a')
  expect(shown(answered)).toBe('а! б в')
  const next = grade(answered, 3, 4000)
  expect(shown(next)).toBe('б в')
  expect(next.done).toMatchObject([{ grade: 3, durationMs: 4000 }])
  expect(grade(next, 3, 3_600_000).done.at(-1)?.durationMs).toBe(300_000)
})

test('answers are taken back one after the other, and their cards come first', () => {
  const done = grade(grade(grade(begun, 3), 1), 'suspended')
  expect(shown(done)).toBe('')
  const once = sessions.undoCard(done, 0)
  expect(shown(once)).toBe('в')
  expect(shown(sessions.undoCard(sessions.undoCard(once, 0), 0))).toBe('а б в')
  expect(sessions.undoCard(begun, 0)).toBe(begun)
})

test('a queue read anew takes away what another device has done, but not the card that is being answered', () => {
  const [, second, third] = cards
  const fresh = { cards: [second, third].flatMap((card) => card ?? []), isBusy: false, now: 9 }
  expect(shown(sessions.renewQueue(begun, fresh))).toBe('б в')
  expect(shown(sessions.renewQueue(begun, { ...fresh, isBusy: true }))).toBe('а б в')
  expect(shown(sessions.renewQueue(sessions.showAnswer(begun, ''), fresh))).toBe('а! б в')
})

test('the card of an answer taken back after a reload comes first, unless something is being typed', () => {
  const fresh = { cards, undone: { wordId: 3, kind: 'recall' }, isBusy: false, now: 9 } as const
  expect(shown(sessions.renewQueue(begun, fresh))).toBe('в а б')
  expect(shown(sessions.renewQueue(sessions.showAnswer(begun, ''), fresh))).toBe('в а б')
  expect(shown(sessions.renewQueue(begun, { ...fresh, isBusy: true }))).toBe('а в б')
  const gone = { ...fresh, undone: { wordId: 3, kind: 'gap' } } as const
  expect(shown(sessions.renewQueue(sessions.showAnswer(begun, ''), gone))).toBe('а! б в')
})

test('a word that was changed is shown changed, its answer still open', () => {
  const answered = sessions.showAnswer(begun, '')
  const changed = { ...cardOf('а'), sense: 'new' }
  const renewed = sessions.renewQueue(answered, { cards: [changed], isBusy: false, now: 0 })
  expect(shown(renewed)).toBe('а!')
  expect(renewed.cards[0]?.sense).toBe('new')
})

test('the end tells each word once, with its last grade, and how much was remembered', () => {
  const again = sessions.renewQueue(grade(grade(begun, 1), 3), { cards, isBusy: false, now: 0 })
  const done = grade(grade(again, 3, 90_000), 'suspended')
  expect(sessions.summarise(done)).toMatchObject({
    words: [
      { card: { word: 'а' }, grade: 3 },
      { card: { word: 'б' }, grade: 3 },
    ],
    recalled: 2 / 3,
    minutes: 2,
  })
  expect(sessions.summarise(begun)).toMatchObject({ words: [], recalled: null })
})

test('a card that cannot be heard, or whose sentence is gone, is asked by its sense', () => {
  const parts = { before: 'Он ', form: 'книгу', stressed: 'кни́гу', after: '' }
  const [card] = cards
  if (!card) throw new Error('no card')
  expect(shownKind({ ...card, kind: 'listen' }, false)).toBe('recall')
  expect(shownKind({ ...card, kind: 'listen' }, true)).toBe('listen')
  expect(shownKind({ ...card, kind: 'gap' }, true)).toBe('recall')
  expect(expectedAnswer({ ...card, parts }, 'gap')).toBe('книгу')
  expect(expectedAnswer({ ...card, parts }, 'recall')).toBe('а')
  expect(expectedAnswer(card, 'recognise')).toBeNull()
})
