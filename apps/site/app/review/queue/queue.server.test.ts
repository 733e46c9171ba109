import { randomUUID } from 'node:crypto'
import type { CardMemory } from '@slovo/review'
import { makeMaterial, testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { contextOf, keepWord, makeLearner } from '../../../test/review-learner.ts'
import { recordReview } from '../answers/write-review.server.ts'
import { readLearnerSettings, saveLearnerSettings } from '../settings/settings.server.ts'
import { findQueue } from './queue.server.ts'

const backend = await testBackend()
const { db } = backend
// Noon in Paris.
const now = new Date('2026-11-22T11:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
const DAY = 24 * 60

type Learner = Awaited<ReturnType<typeof makeLearner>>

/** A kept word whose first card is remembered so. */
async function learn(
  anna: Learner,
  name: string,
  memory: Partial<CardMemory> = {},
  values: Parameters<typeof keepWord>[2] = {},
) {
  const { word, card } = await keepWord(backend, anna, { word_ru: name, ...values })
  const { due, last_review, ...numbers } = {
    ...{ due: inMinutes(-1), state: 2, reps: 3, lapses: 0, stability: 5, difficulty: 5 },
    ...{ last_review: inMinutes(-5 * DAY), ...memory },
  }
  await db.query(
    `update word_reviews set due = $2, last_review = $3, state = $4, reps = $5, lapses = $6,
       stability = $7, difficulty = $8 where id = $1`,
    [
      ...[card, due, last_review, numbers.state, numbers.reps, numbers.lapses],
      ...[numbers.stability, numbers.difficulty],
    ],
  )
  return { word, card }
}

const unknown = { state: 0, reps: 0, stability: 0, difficulty: 0, last_review: null }

async function asked(anna: Learner, options: { text?: number; now?: Date } = {}) {
  const { cards, left } = await findQueue(anna.database, { now, ...options })
  return { words: cards.map(({ word_ru }) => word_ru), left }
}

test('steps that have come, then what is due today, then new words, then the steps still to come', async () => {
  const anna = await makeLearner(backend)
  await learn(anna, 'новое', { ...unknown, due: inMinutes(-DAY) })
  await learn(anna, 'потом', { state: 1, due: inMinutes(10) })
  await learn(anna, 'вечером', { due: inMinutes(8 * 60) })
  await learn(anna, 'вчера', { due: inMinutes(-DAY) })
  await learn(anna, 'шаг', { state: 3, due: inMinutes(-1) })
  // 4 a.m. in Paris is in 16 hours.
  await learn(anna, 'ночью', { due: inMinutes(16 * 60 - 1) })
  await learn(anna, 'завтра', { due: inMinutes(16 * 60) })

  expect(await asked(anna)).toEqual({
    words: ['шаг', 'вчера', 'вечером', 'ночью', 'новое', 'потом'],
    left: { due: 5, fresh: 1 },
  })
  await saveLearnerSettings(anna.context, anna, { time_zone: 'America/Montreal' })
  expect((await asked(anna)).words).toContain('завтра')
})

test('a card carries its word, its text and what each grade would do', async () => {
  const anna = await makeLearner(backend)
  const { id, title, slug, section } = await makeMaterial(db, { slug: 'v-kafe' })
  const { card, word } = await learn(anna, 'книга', { lapses: 8 }, { material_id: id })

  const queue = await findQueue(anna.database, { now })

  expect(queue.cards).toEqual([
    {
      ...{ id: card, wordId: word, kind: 'recognise', isSuspended: false, isLeech: true },
      ...{ word_ru: 'книга', word_fr: expect.stringMatching(/^livre/) },
      ...{ word_sentence: 'Я читаю книгу.', sentence_form: 'кни́гу', sentence_at: 8 },
      ...{ ru_lemma_id: expect.any(Number), reps: 3, lapses: 8, state: 2 },
      material: { id: Number(id), title, slug, section, lang: 'ru' },
      waits: { 1: 10, 2: expect.any(Number), 3: expect.any(Number), 4: expect.any(Number) },
    },
  ])
  const waits = Object.values(queue.cards[0]?.waits ?? {})
  expect(waits).toEqual(waits.toSorted((a, b) => a - b))
  expect(queue).toMatchObject({ doneToday: 0, settings: { new_words_a_day: 10 } })
})

test('of a word one card a day is asked, and none after another card of it was answered', async () => {
  const anna = await makeLearner(backend)
  const add = (word: number, kind: string, due: string, last: string | null) =>
    db.query(
      `insert into word_reviews (user_id, word_id, kind, due, state, stability, difficulty, last_review)
       values ($1, $2, $3, $4, 2, 5, 5, $5)`,
      [anna.id, word, kind, due, last],
    )
  const both = await learn(anna, 'обе')
  await add(both.word, 'recall', inMinutes(-10), inMinutes(-5 * DAY))
  const answered = await learn(anna, 'отвечено')
  await add(answered.word, 'recall', inMinutes(5 * DAY), inMinutes(-60))
  const nightBefore = await learn(anna, 'накануне')
  await add(nightBefore.word, 'recall', inMinutes(5 * DAY), inMinutes(-8 * 60 - 1))

  const { cards, left } = await findQueue(anna.database, { now })
  expect(cards.map(({ word_ru, kind }) => [word_ru, kind])).toEqual([
    ['обе', 'recall'],
    ['накануне', 'recognise'],
  ])
  expect(left).toEqual({ due: 2, fresh: 0 })
})

test('words that are known or ignored rest, for as long as they are', async () => {
  const anna = await makeLearner(backend)
  const boris = await makeLearner(backend)
  await learn(anna, 'книга')
  const { word } = await learn(anna, 'дом')
  await learn(boris, 'книга')
  const say = (lemma: string, state: 'known' | 'ignored') =>
    anna.client.from('word_states').insert({ lang: 'ru', lemma, state })

  await say('книга', 'known')
  await say('дом', 'ignored')
  await say('livre', 'known')
  expect((await asked(anna)).words).toEqual([])
  expect((await asked(boris)).words).toEqual(['книга'])

  await anna.client.from('word_states').delete().eq('lemma', 'книга')
  expect((await asked(anna)).words).toEqual(['книга'])
  await anna.client.from('user_words').update({ word_ru: 'домик' }).eq('id', word)
  expect((await asked(anna)).words).toEqual(['книга', 'домик'])
  await anna.client.from('user_words').update({ word_ru: 'дом' }).eq('id', word)
  expect((await asked(anna)).words).toEqual(['книга'])
  await anna.client.from('users_profile').update({ learning_language: 'fr' }).eq('id', anna.id)
  expect((await asked(anna)).words).toEqual(['книга', 'дом'])
})

test('a day has so many new words and so many reviews, and no more', async () => {
  const anna = await makeLearner(backend)
  await saveLearnerSettings(anna.context, anna, { new_words_a_day: 3, reviews_a_day: 10 })
  for (let made = 0; made < 12; made++) await learn(anna, `старое ${made}`)
  for (let made = 0; made < 4; made++) await learn(anna, `новое ${made}`, unknown)
  expect((await asked(anna)).left).toEqual({ due: 10, fresh: 3 })

  await db.query(
    `insert into study_days (user_id, day, reviews, due_asked, words_begun) values ($1, $2, 9, 7, 2)
     on conflict (user_id, day) do update set reviews = 9, due_asked = 7, words_begun = 2`,
    [anna.id, '2026-11-22'],
  )
  expect((await asked(anna)).left).toEqual({ due: 3, fresh: 1 })
  expect((await findQueue(anna.database, { now })).doneToday).toBe(9)
  const tomorrow = new Date(inMinutes(DAY))
  expect((await asked(anna, { now: tomorrow })).left).toEqual({ due: 10, fresh: 3 })
})

test('the reviews of the day come in the order of the settings', async () => {
  const anna = await makeLearner(backend)
  const difficulties = [4, 8, 2, 6, 9, 1, 7, 3]
  for (const [place, difficulty] of difficulties.entries()) {
    await learn(anna, `слово ${difficulty}`, { difficulty, due: inMinutes(place - 100) })
  }
  const order = async (review_order: 'due' | 'hardest' | 'random') => {
    await saveLearnerSettings(anna.context, anna, { review_order })
    return (await asked(anna)).words.map((word) => Number(word.split(' ')[1]))
  }
  expect(await order('due')).toEqual(difficulties)
  expect(await order('hardest')).toEqual(difficulties.toSorted((a, b) => b - a))
  const mixed = await order('random')
  expect(mixed).not.toEqual(difficulties)
  expect(mixed.toSorted()).toEqual(difficulties.toSorted())
  expect(await order('random')).toEqual(mixed)
})

test('the words of one text are reviewed by themselves, and kinds that are left out are not asked', async () => {
  const anna = await makeLearner(backend)
  const text = await makeMaterial(db)
  await learn(anna, 'отсюда', {}, { material_id: text.id })
  await learn(anna, 'новое отсюда', unknown, { material_id: text.id })
  await learn(anna, 'завтра отсюда', { due: inMinutes(2 * DAY) }, { material_id: text.id })
  const { word } = await learn(anna, 'не отсюда')
  expect(await asked(anna, { text: Number(text.id) })).toEqual({
    words: ['отсюда', 'новое отсюда'],
    left: { due: 1, fresh: 1 },
  })
  await db.query(`update word_reviews set kind = 'listen' where word_id = $1`, [word])
  expect((await asked(anna)).words).toContain('не отсюда')
  await saveLearnerSettings(anna.context, anna, { card_kinds: ['recognise'] })
  expect((await asked(anna)).words).not.toContain('не отсюда')
})

test('another device goes on where the first one stopped', async () => {
  const anna = await makeLearner(backend)
  for (const name of ['один', 'два', 'три']) await keepWord(backend, anna, { word_ru: name })
  const phone = await backend.signIn(anna.email, anna.password)
  const onPhone = contextOf(backend, phone.session.access_token)
  const { cards } = await findQueue(anna.database, { now: new Date() })
  const answer = { id: randomUUID(), durationMs: 1000, reviewedAt: new Date().toISOString() }
  await recordReview(onPhone, { ...answer, card: cards[0]?.id ?? 0, grade: 4 })

  const after = await findQueue(anna.database, { now: new Date() })
  expect(after.cards).toEqual(cards.slice(1).map((card) => ({ ...card, waits: expect.anything() })))
  expect(after).toMatchObject({ doneToday: 1, left: { due: 0, fresh: 2 } })
})

test('who has changed no setting has the defaults of the table, and what is changed leaves the rest', async () => {
  const [anna, boris] = [await makeLearner(backend), await makeLearner(backend)]
  const defaults = await readLearnerSettings(anna.database)
  await db.query('insert into learner_settings (user_id) values ($1)', [boris.id])
  expect(await readLearnerSettings(boris.database)).toEqual(defaults)

  expect(await saveLearnerSettings(anna.context, anna, { desired_retention: 0.85 })).toBeNull()
  expect(await saveLearnerSettings(anna.context, anna, { time_zone: 'Asia/Tokyo' })).toBeNull()
  expect(await readLearnerSettings(anna.database)).toEqual({
    ...defaults,
    desired_retention: 0.85,
    time_zone: 'Asia/Tokyo',
  })
  expect(await readLearnerSettings(boris.database)).toEqual(defaults)
  expect(await saveLearnerSettings(boris.context, anna, { goal_amount: 5 })).not.toBeNull()
  expect(await saveLearnerSettings(anna.context, anna, { desired_retention: 2 })).not.toBeNull()
})
