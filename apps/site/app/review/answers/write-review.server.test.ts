import { randomUUID } from 'node:crypto'
import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { contextOf, keepWord, makeLearner } from '../../../test/review-learner.ts'
import { answer, reviewRows } from '../../../test/review-rows.ts'
import { findQueue } from '../queue/queue.server.ts'
import { recordReview, resumeCard, suspendCard, undoReview } from './write-review.server.ts'

const backend = await testBackend()
const { db } = backend
const { cardsOf, logOf, daysOf, expectReplayed } = reviewRows(backend)
const DAY = 86_400_000

test('an answer schedules its card, is logged and counts for the day', async () => {
  const [anna, boris] = [await makeLearner(backend), await makeLearner(backend)]
  const { card } = await keepWord(backend, anna)
  await keepWord(backend, boris)
  const strangers = await cardsOf(boris.id)
  const review = answer(card, 3)

  const outcome = await recordReview(anna.context, review)

  expect(outcome).toMatchObject({ kind: 'recorded', begun: null, card: { id: card, reps: 1 } })
  const [stored] = await cardsOf(anna.id)
  expect(stored?.memory).toMatchObject({ state: 1, reps: 1, learning_steps: 1 })
  const [logged] = await logOf(anna.id)
  expect(logged).toMatchObject({ id: review.id, grade: 3, predicted: null, duration_ms: 4000 })
  expect(logged?.before.state).toBe(0)
  expect(await daysOf(anna.id)).toMatchObject([
    { reviews: 1, asked: 0, recalled: 0, words_begun: 1, seconds_reviewed: 4 },
  ])
  await expectReplayed(anna.id)
  expect(await cardsOf(boris.id)).toEqual(strangers)
  expect(await daysOf(boris.id)).toEqual([])
})

test('a review sent twice counts once, at the same time too', async () => {
  const anna = await makeLearner(backend)
  const { card } = await keepWord(backend, anna)
  const review = answer(card, 3)

  const sent = await Promise.all([1, 2, 3].map(() => recordReview(anna.context, review)))
  expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['recorded', 'repeated', 'repeated'])
  const before = [await cardsOf(anna.id), await logOf(anna.id), await daysOf(anna.id)]
  expect(before[1]).toHaveLength(1)

  const again = await recordReview(anna.context, { ...review, grade: 1 })
  expect(again).toMatchObject({ kind: 'repeated', begun: null, card: { reps: 1 } })
  expect([await cardsOf(anna.id), await logOf(anna.id), await daysOf(anna.id)]).toEqual(before)
})

test('two devices that answer a card at the same moment both count, one after the other', async () => {
  const anna = await makeLearner(backend)
  const phone = await backend.signIn(anna.email, anna.password)
  const { card } = await keepWord(backend, anna)

  const outcomes = await Promise.all([
    recordReview(anna.context, answer(card, 3)),
    recordReview(contextOf(backend, phone.session.access_token), answer(card, 1)),
  ])

  expect(outcomes.map(({ kind }) => kind)).toEqual(['recorded', 'recorded'])
  const log = await expectReplayed(anna.id)
  expect(log.map(({ before }) => before.reps)).toEqual([0, 1])
  expect((await daysOf(anna.id))[0]).toMatchObject({ reviews: 2, words_begun: 1 })
})

test('once its sense has been learnt, a word is asked in its sentence from the next day on', async () => {
  const anna = await makeLearner(backend)
  const [withSentence, without] = [
    await keepWord(backend, anna),
    await keepWord(backend, anna, { sentence_at: null }),
  ]
  const first = answer(withSentence.card, 4)
  expect(await recordReview(anna.context, first)).toMatchObject({ begun: 'gap' })
  expect(await recordReview(anna.context, answer(without.card, 4))).toMatchObject({
    begun: 'recall',
  })

  const now = new Date()
  expect((await findQueue(anna.database, { now })).cards).toEqual([])
  const tomorrow = await findQueue(anna.database, { now: new Date(now.getTime() + DAY) })
  expect(tomorrow.cards.map(({ kind, state }) => [kind, state])).toEqual([
    ['gap', 0],
    ['recall', 0],
  ])
  expect(tomorrow.left).toEqual({ due: 2, fresh: 0 })

  await undoReview(anna.context, { id: randomUUID(), undoes: first.id })
  expect((await cardsOf(anna.id)).map(({ kind }) => kind)).toEqual([
    'recognise',
    'recognise',
    'recall',
  ])
})

test('a kind that the settings leave out is not begun', async () => {
  const anna = await makeLearner(backend)
  await anna.client.from('learner_settings').insert({ card_kinds: ['recognise', 'listen'] })
  const { card } = await keepWord(backend, anna)
  expect(await recordReview(anna.context, answer(card, 4))).toMatchObject({ begun: 'listen' })
})

test('answers without a connection are recorded in their order, on the days on which they were given', async () => {
  const anna = await makeLearner(backend)
  const { card } = await keepWord(backend, anna)
  const removed = await keepWord(backend, anna)
  await db.query('delete from user_words where id = $1', [removed.word])
  const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString()

  const outcomes: Awaited<ReturnType<typeof recordReview>>[] = []
  for (const review of [
    answer(card, 4, { reviewedAt: ago(40) }),
    answer(removed.card, 3, { reviewedAt: ago(11) }),
    answer(card, 3, { reviewedAt: ago(10) }),
    answer(card, 3, { reviewedAt: ago(-5) }),
  ]) {
    outcomes.push(await recordReview(anna.context, review))
  }

  expect(outcomes.map((outcome) => ('reason' in outcome ? outcome.reason : outcome.kind))).toEqual([
    'recorded',
    'gone',
    'recorded',
    'recorded',
  ])
  const log = await expectReplayed(anna.id)
  expect(log.map(({ predicted }) => predicted === null)).toEqual([true, false, false])
  const days = log.map(({ reviewed_at }) =>
    Math.round((Date.now() - Date.parse(reviewed_at)) / DAY),
  )
  expect(days).toEqual([30, 10, 0])
  expect(await daysOf(anna.id)).toMatchObject([
    { reviews: 1, words_begun: 1, asked: 0 },
    { reviews: 1, asked: 1, recalled: 1 },
    { reviews: 1, asked: 1, recalled: 1 },
  ])
})

test('a suspended card is asked no more until it is resumed', async () => {
  const anna = await makeLearner(backend)
  const { card } = await keepWord(backend, anna)
  const asked = async () => (await findQueue(anna.database, { now: new Date() })).cards.length

  expect(await suspendCard(anna.context, anna, card)).toMatchObject({ card: { isSuspended: true } })
  expect(await asked()).toBe(0)
  expect(await resumeCard(anna.context, anna, card)).toMatchObject({ card: { isSuspended: false } })
  expect(await asked()).toBe(1)
})

test('no user answers, takes back or suspends a card of another', async () => {
  const [anna, boris] = [await makeLearner(backend), await makeLearner(backend)]
  const { card } = await keepWord(backend, anna)
  const review = answer(card, 3)
  await recordReview(anna.context, review)
  const before = [await cardsOf(anna.id), await logOf(anna.id), await daysOf(anna.id)]
  const undoing = { id: randomUUID(), undoes: review.id }

  expect(await recordReview(boris.context, answer(card, 3))).toEqual({
    kind: 'refused',
    reason: 'gone',
  })
  expect(await undoReview(boris.context, undoing)).toMatchObject({ reason: 'unknown_review' })
  expect(await suspendCard(boris.context, boris, card)).toMatchObject({ reason: 'gone' })
  expect(await suspendCard(boris.context, anna, card)).toMatchObject({ reason: 'gone' })
  expect((await findQueue(boris.database, { now: new Date() })).cards).toEqual([])

  const visitor = contextOf(backend)
  expect(await recordReview(visitor, answer(card, 3))).toMatchObject({ kind: 'refused' })
  expect(await undoReview(visitor, undoing)).toMatchObject({ kind: 'refused' })
  expect(await suspendCard(visitor, anna, card)).toMatchObject({ kind: 'refused' })

  const phone = await backend.signIn(anna.email, anna.password)
  const ended = contextOf(backend, phone.session.access_token)
  await phone.client.auth.signOut({ scope: 'local' })
  expect(await recordReview(ended, answer(card, 3))).toMatchObject({ kind: 'refused' })
  expect(await undoReview(ended, undoing)).toMatchObject({ kind: 'refused' })
  expect(await suspendCard(ended, anna, card)).toMatchObject({ kind: 'refused' })
  expect([await cardsOf(anna.id), await logOf(anna.id), await daysOf(anna.id)]).toEqual(before)
})
