import { makeUser, testBackend } from '@slovo/testing'
import { expect, test, vi } from 'vitest'
import { startFitting } from './fit-learners.ts'
import type { Fit } from './fit-weights.ts'
import { simulateLearner } from './simulated-learner.ts'

const backend = await testBackend()
const { db } = backend
const content = backend.operator

const weights = Array.from({ length: 21 }, (_, place) => place / 10)
const better: Fit = { optimiser: 'native', weights, loss: 0.3, defaultLoss: 0.4 }

/** A learner who has made so many reviews. */
async function makeReviewer(reviews: number) {
  const { id } = await makeUser(db)
  await db.query(
    `insert into review_log (id, user_id, word_id, kind, grade, reviewed_at, before)
     select r.id, $1, r.word_id, r.kind, r.grade, r.reviewed_at, '{}'
     from jsonb_to_recordset($2) as r (
       id uuid, word_id bigint, kind text, grade smallint, reviewed_at timestamptz
     )`,
    [id, JSON.stringify(simulateLearner(1, 120).slice(0, reviews))],
  )
  await review(id, reviews)
  return id
}

const review = (id: string, times: number) =>
  db.query(
    `insert into study_days (user_id, day, reviews) values ($1, '2026-11-22', $2)
     on conflict (user_id, day) do update set reviews = study_days.reviews + excluded.reviews`,
    [id, times],
  )

async function fitOf(id: string) {
  const [row] = await db.query<{ fsrs_weights: number[] | null; fitted_reviews: number }>(
    'select fsrs_weights, fitted_reviews from learner_settings where user_id = $1',
    [id],
  )
  return row
}

function startProcess(fitWith = vi.fn(async (_request: unknown) => better), options = {}) {
  const warn = vi.fn()
  return { warn, fitWith, ...startFitting(content, { warn }, { ...options, fitWith }) }
}

/** As if the day on which a process took the learner were over. */
const endClaims = () =>
  db.query(`update private.weight_fits set claimed_at = now() - interval '25 hours'`)

test('a learner with 400 reviews gets weights of their own, from all of their log', async () => {
  const [anna, boris] = [await makeReviewer(1100), await makeReviewer(399)]
  const process = startProcess()
  await process.look()
  await process.stop()

  expect(await fitOf(anna)).toEqual({ fsrs_weights: weights, fitted_reviews: 1100 })
  expect(await fitOf(boris)).toBeUndefined()
  expect(process.fitWith).toHaveBeenCalledOnce()
  const request = process.fitWith.mock.calls[0]?.[0]
  expect(request).toMatchObject({ timeZone: 'Europe/Paris' })
  expect(request).toHaveProperty('log.length', 1100)
})

test('of a log without end no more is read than a process can hold', async () => {
  await makeReviewer(1100)
  const process = startProcess(undefined, { maxRows: 1000 })
  await process.look()
  await process.stop()
  expect(process.fitWith.mock.calls[0]?.[0]).toHaveProperty('log.length', 1000)
})

test('weights are fitted again after a hundred reviews more and a fifth more, at most once a day', async () => {
  const anna = await makeReviewer(450)
  const process = startProcess()
  const timesFitted = async () => {
    await process.look()
    return process.fitWith.mock.calls.length
  }
  expect(await timesFitted()).toBe(1)
  await review(anna, 99)
  await endClaims()
  expect(await timesFitted()).toBe(1)
  await review(anna, 1)
  expect(await timesFitted()).toBe(2)
  await review(anna, 500)
  expect(await timesFitted()).toBe(2)
  await endClaims()
  expect(await timesFitted()).toBe(3)
  await process.stop()
})

test('weights that foretell the log worse than the default ones are not kept', async () => {
  const anna = await makeReviewer(400)
  const process = startProcess(vi.fn(async () => ({ ...better, loss: 0.41 })))
  await process.look()
  await process.stop()
  expect(await fitOf(anna)).toEqual({ fsrs_weights: null, fitted_reviews: 400 })
})

test('two processes of a site fit a learner once', async () => {
  await makeReviewer(400)
  const processes = [startProcess(), startProcess(), startProcess()]
  await Promise.all(processes.map((process) => process.look()))
  await Promise.all(processes.map((process) => process.stop()))
  const times = processes.map(({ fitWith }) => fitWith.mock.calls.length)
  expect(times.toSorted()).toEqual([0, 0, 1])
})

test('where nothing can be fitted the log says so once, and the default weights stay', async () => {
  const [anna, boris] = [await makeReviewer(400), await makeReviewer(400)]
  const process = startProcess(vi.fn(() => Promise.reject(new Error('no optimiser'))))
  await process.look()
  await process.look()
  await process.stop()
  expect(process.warn).toHaveBeenCalledOnce()
  for (const id of [anna, boris]) expect((await fitOf(id))?.fsrs_weights ?? null).toBeNull()
})

test('a learner who writes any numbers into rows of their own stops no other', async () => {
  const boris = await backend.signUp()
  const days = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => ({
    ...{ user_id: boris.id, day, reviews: 2_147_483_647 },
  }))
  expect((await boris.client.from('study_days').insert(days)).error).toBeNull()
  const forged = { user_id: boris.id, fitted_reviews: -2_147_483_648 }
  expect((await boris.client.from('learner_settings').insert(forged)).error?.code).toBe('23514')
  const anna = await makeReviewer(400)

  const process = startProcess()
  await process.look()
  await process.look()
  await process.stop()
  expect(process.warn).not.toHaveBeenCalled()
  expect(process.fitWith).toHaveBeenCalledTimes(2)
  expect((await fitOf(anna))?.fitted_reviews).toBe(400)
})

test('no learner takes learners to fit', async () => {
  const anna = await backend.signUp()
  for (const client of [anna.client, backend.visitor()]) {
    expect((await client.rpc('claim_learner_to_fit')).error?.code).toBe('42501')
  }
})

test('what is due when stays as it is', async () => {
  const anna = await makeReviewer(400)
  await db.query(
    `insert into user_words (user_id, word_ru, word_fr) values ($1, 'книга', 'livre')`,
    [anna],
  )
  const cards = () => db.query('select * from word_reviews where user_id = $1', [anna])
  const before = await cards()
  const process = startProcess()
  await process.look()
  await process.stop()
  expect((await fitOf(anna))?.fsrs_weights).toEqual(weights)
  expect(await cards()).toEqual(before)
})
