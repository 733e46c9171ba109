import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrongOrder } from '../score/shuffle.ts'
import type { Activity } from './activity.ts'
import { beginPlay, changeAnswer, checkAnswer, resultOf, showSolution } from './play.ts'
import { readActivity } from './read-activity.ts'
import { offers, rightAnswer } from './rules.ts'

function read(type: string, content: object): Activity {
  const activity = readActivity(`H5P.${type} 1.0`, content)
  if (!activity) throw new Error(`no player for ${type}`)
  return activity
}

const blanks = read('Blanks', { questions: ['*дом* *сад*'] })

test('a learner answers, checks, sees the solution and begins again', () => {
  let play = beginPlay(1000)
  play = changeAnswer(play, ['дом'])
  const checked = checkAnswer(play, blanks, 8400)
  expect(checked.result).toEqual({ score: 1, max: 2, success: false, duration: 7 })
  expect(checked.play).toMatchObject({ phase: 'checked', score: { score: 1 } })
  expect(showSolution(checked.play).phase).toBe('solution')
  expect(rightAnswer(blanks)).toEqual(['дом', 'сад'])
  expect(beginPlay(9000, ['дом'])).toEqual({ answer: ['дом'], began: 9000, phase: 'answering' })
})

test('what was checked cannot be changed, nor checked twice', () => {
  const { play } = checkAnswer(beginPlay(0, ['дом', 'сад']), blanks, 1000)
  expect(changeAnswer(play, ['нет'])).toBe(play)
  expect(checkAnswer(play, blanks, 2000).result).toBeUndefined()
  expect(showSolution(beginPlay(0)).phase).toBe('answering')
})

test('the server finds the same result from the answer alone', () => {
  expect(resultOf(blanks, { answer: ['дом', 'сад'], began: 0 }, 5000)).toEqual({
    score: 2,
    max: 2,
    success: true,
    duration: 5,
  })
})

test('an author may leave out another try and the solution', () => {
  expect(offers(blanks)).toEqual({ retry: true, solution: true })
  const behaviour = { enableRetry: false, enableSolutionsButton: false }
  expect(offers(read('TrueFalse', { behaviour }))).toEqual({ retry: false, solution: false })
})

test('things to be sorted never begin in the right order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 20 }), fc.infiniteStream(fc.nat(999)), (count, dice) => {
      const order = wrongOrder(count, () => dice.next().value / 1000)
      expect([...order].sort((a, b) => a - b)).toEqual(order.map((_, index) => index))
      expect(order.every((number, index) => number === index)).toBe(false)
    }),
  )
})
