import { expect, test } from 'vitest'
import * as review from './flashcards.ts'

/**
 * Plays a session and writes every state: the current word in brackets, `!` once its answer
 * is shown. `?` shows the answer, `+` is guessed, `-` is not guessed.
 */
function play(words: string, moves: string) {
  const steps = { '?': review.showAnswer, '+': review.guessed, '-': review.notGuessed }
  let session = review.startFlashcards(words.split(' ').filter(Boolean))
  const shown = [show(session)]
  for (const move of moves) {
    if (move === '?' || move === '+' || move === '-') session = steps[move](session)
    shown.push(show(session))
  }
  return shown.join(' → ')
}

function show(session: review.FlashcardRound<string>) {
  if (review.isDone(session)) return 'Bravo'
  const shown = session.isAnswerShown ? '!' : ''
  return session.words
    .map((word, place) => (place === session.index ? `[${word}${shown}]` : word))
    .join(' ')
}

// S4-flashcard-loop
test('a word is shown with its answer hidden, and the answer when asked for', () => {
  expect(play('да нет', '?')).toBe('[да] нет → [да!] нет')
})

// S4-flashcard-loop
test('a guessed word leaves the session', () => {
  expect(play('да нет дом', '?+')).toBe('[да] нет дом → [да!] нет дом → [нет] дом')
})

// S4-flashcard-loop
test('a word that was not guessed stays, and the next one comes', () => {
  expect(play('да нет', '?-')).toBe('[да] нет → [да!] нет → да [нет]')
})

// S4-flashcard-loop
test('after the last word comes the first again', () => {
  expect(play('да нет', '--')).toBe('[да] нет → да [нет] → [да] нет')
})

test('guessing the last word of the row goes back to the first', () => {
  expect(play('да нет дом', '--+')).toBe('[да] нет дом → да [нет] дом → да нет [дом] → [да] нет')
})

// S4-flashcard-loop
test('the only word left comes again until it is guessed, then Bravo', () => {
  expect(play('да', '?-?+')).toBe('[да] → [да!] → [да] → [да!] → Bravo')
})

test('a session without words is done at once and stays done', () => {
  expect(play('', '?+-')).toBe('Bravo → Bravo → Bravo → Bravo')
})

test('the page gets the word in front of the learner', () => {
  const session = review.startFlashcards(['да', 'нет'])
  expect(review.currentWord(review.notGuessed(session))).toBe('нет')
  expect(review.currentWord(review.startFlashcards([]))).toBeUndefined()
})

test('a session does not touch the list it was given', () => {
  const words = Object.freeze(['да', 'нет'])
  review.guessed(review.startFlashcards(words))
  expect(words).toEqual(['да', 'нет'])
})
