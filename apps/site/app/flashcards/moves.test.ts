import { expect, test } from 'vitest'
import { type FlashcardMove, flashcardCommand, readSession, sessionFields } from './moves.ts'

const words = [{ id: 7 }, { id: 8 }, { id: 9 }]

/** Plays without script: every move is a page, whose form makes the next one. */
function play(...moves: FlashcardMove[]) {
  let session = readSession(words, new URLSearchParams('flashcards=1'))
  for (const move of moves) {
    session = readSession(words, new URLSearchParams([...sessionFields(session), ['move', move]]))
  }
  return {
    left: session.words.map(({ id }) => id),
    now: session.words[session.index]?.id,
    isAnswerShown: session.isAnswerShown,
  }
}

test('a session without script goes the same way as one with it', () => {
  expect(play()).toEqual({ left: [7, 8, 9], now: 7, isAnswerShown: false })
  expect(play('show')).toEqual({ left: [7, 8, 9], now: 7, isAnswerShown: true })
  expect(play('show', 'guessed')).toEqual({ left: [8, 9], now: 8, isAnswerShown: false })
  expect(play('not-guessed', 'not-guessed', 'not-guessed').now).toBe(7)
  expect(play('guessed', 'guessed', 'guessed')).toEqual({
    left: [],
    now: undefined,
    isAnswerShown: false,
  })
})

test('a URL that was tampered with starts over instead of failing', () => {
  const session = readSession(words, new URLSearchParams('left=8.9.x&at=99&move=cheat'))
  expect(session.words).toEqual([{ id: 8 }, { id: 9 }])
  expect(session.index).toBe(0)
})

const key = (code: string) => ({ code, altKey: false, ctrlKey: false, metaKey: false })

test('space and enter show the answer', () => {
  expect(flashcardCommand(key('Space'), false)).toBe('show')
  expect(flashcardCommand(key('Enter'), false)).toBe('show')
  expect(flashcardCommand(key('Space'), true)).toBeUndefined()
})

test('a word is judged only once its answer is seen', () => {
  expect(flashcardCommand(key('ArrowRight'), false)).toBeUndefined()
  expect(flashcardCommand(key('ArrowRight'), true)).toBe('guessed')
  expect(flashcardCommand(key('Digit1'), true)).toBe('guessed')
  expect(flashcardCommand(key('ArrowLeft'), true)).toBe('not-guessed')
  expect(flashcardCommand(key('Digit2'), true)).toBe('not-guessed')
})

test('escape closes, and the browser keeps its own shortcuts', () => {
  expect(flashcardCommand(key('Escape'), false)).toBe('close')
  expect(flashcardCommand({ ...key('ArrowLeft'), altKey: true }, true)).toBeUndefined()
})
