import { randomUUID } from 'node:crypto'
import type { Grade } from '@slovo/review'
import { testBackend } from '@slovo/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepWord, makeLearner } from '../../../test/review-learner.ts'
import { answer, reviewRows } from '../../../test/review-rows.ts'
import { type Review, recordReview, undoReview } from './write-review.server.ts'

const backend = await testBackend()
const { db } = backend
const { cardsOf, logOf, daysOf, expectReplayed } = reviewRows(backend)
const DAY = 86_400_000

test('what is taken back was not done: the card and the day are as before', async () => {
  const anna = await makeLearner(backend)
  const { card } = await keepWord(backend, anna)
  await recordReview(anna.context, answer(card, 4))
  const before = [await cardsOf(anna.id), await daysOf(anna.id)]
  const wrong = answer(card, 1)
  await recordReview(anna.context, wrong)
  expect((await daysOf(anna.id))[0]).toMatchObject({ reviews: 2, asked: 1, recalled: 0 })

  const undoing = { id: randomUUID(), undoes: wrong.id }
  expect(await undoReview(anna.context, undoing)).toMatchObject({
    kind: 'undone',
    card: { id: card },
  })
  expect([await cardsOf(anna.id), await daysOf(anna.id)]).toEqual(before)
  expect(await undoReview(anna.context, undoing)).toMatchObject({ kind: 'repeated' })
  expect([await cardsOf(anna.id), await daysOf(anna.id)]).toEqual(before)
  expect((await logOf(anna.id)).map(({ undoes }) => undoes)).toEqual([null, null, wrong.id])
})

test('an older review than the last ten, or one answered since, is not taken back, and the reason is given', async () => {
  const anna = await makeLearner(backend)
  const { card } = await keepWord(backend, anna)
  const oldest = answer(card, 3)
  await recordReview(anna.context, oldest)
  await recordReview(anna.context, answer(card, 3))
  const undo = (undoes: string) => undoReview(anna.context, { id: randomUUID(), undoes })
  expect(await undo(oldest.id)).toEqual({ kind: 'refused', reason: 'answered_since' })
  expect(await undo(randomUUID())).toEqual({ kind: 'refused', reason: 'unknown_review' })

  const other = await keepWord(backend, anna)
  const first = answer(other.card, 3)
  await recordReview(anna.context, first)
  for (let made = 0; made < 10; made++) {
    await recordReview(anna.context, answer((await keepWord(backend, anna)).card, 3))
  }
  const before = await cardsOf(anna.id)
  expect(await undo(first.id)).toEqual({ kind: 'refused', reason: 'too_old' })
  expect(await cardsOf(anna.id)).toEqual(before)
  await db.query('delete from user_words where id = $1', [other.word])
  expect(await undo(first.id)).toEqual({ kind: 'refused', reason: 'gone' })
})

test('whatever is answered, repeated and taken back, cards and days are what the log says', async () => {
  const step = fc.record({
    card: fc.nat({ max: 2 }),
    grade: fc.constantFrom<Grade>(1, 2, 3, 4),
    daysAgo: fc.double({ min: 0, max: 29, noNaN: true }),
    act: fc.constantFrom('answer', 'answer', 'answer', 'repeat', 'undo', 'both'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const anna = await makeLearner(backend)
      const cards = [
        await keepWord(backend, anna),
        await keepWord(backend, anna),
        await keepWord(backend, anna),
      ]
      const sent: Review[] = []
      for (const { card, grade, daysAgo, act } of steps) {
        const reviewedAt = new Date(Date.now() - daysAgo * DAY).toISOString()
        const id = cards[card]?.card ?? 0
        const last = sent.at(-1)
        if (act === 'undo' && last) {
          await undoReview(anna.context, { id: randomUUID(), undoes: last.id })
          sent.pop()
        } else if (act === 'repeat' && last) {
          expect(await recordReview(anna.context, last)).toMatchObject({ kind: 'repeated' })
        } else {
          const reviews = [answer(id, grade, { reviewedAt }), answer(id, grade, { reviewedAt })]
          const made = act === 'both' ? reviews : reviews.slice(1)
          await Promise.all(made.map((review) => recordReview(anna.context, review)))
          sent.push(...(act === 'both' ? [] : made))
        }
      }
      const log = await expectReplayed(anna.id)
      const undone = new Set(log.map(({ undoes }) => undoes))
      const counted = log.filter(({ id, grade }) => grade && !undone.has(id))
      const days = await daysOf(anna.id)
      const sum = (name: string) => days.reduce((all, day) => all + Number(day[name]), 0)
      expect(sum('reviews')).toBe(counted.length)
      const asked = counted.filter(({ before }) => before.state === 2)
      expect(sum('asked')).toBe(asked.length)
      expect(sum('recalled')).toBe(asked.filter(({ grade }) => (grade ?? 0) > 1).length)
      expect(sum('words_begun')).toBe(counted.filter(({ before }) => before.state === 0).length)
    }),
    { seed: 11, numRuns: 12 },
  )
})
