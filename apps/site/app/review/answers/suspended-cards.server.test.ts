import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { keepWord, makeLearner } from '../../../test/review-learner.ts'
import { countSuspended, resumeWord } from './suspended-cards.server.ts'
import { suspendCard } from './write-review.server.ts'

const backend = await testBackend()

test('the cards of one word are brought back, neither those of another word nor of another user', async () => {
  const anna = await makeLearner(backend)
  const boris = await makeLearner(backend)
  const book = await keepWord(backend, anna)
  const house = await keepWord(backend, anna)
  const his = await keepWord(backend, boris)
  await suspendCard(anna.context, anna, book.card)
  await suspendCard(anna.context, anna, house.card)
  await suspendCard(boris.context, boris, his.card)
  expect(await countSuspended(anna.database, anna, book.word)).toBe(1)
  expect(await countSuspended(anna.database, anna, his.word)).toBe(0)

  await resumeWord(anna.database, anna, book.word)
  await resumeWord(anna.database, anna, his.word)
  expect(await countSuspended(anna.database, anna, book.word)).toBe(0)
  expect(await countSuspended(anna.database, anna, house.word)).toBe(1)
  expect(await countSuspended(boris.database, boris, his.word)).toBe(1)
})
