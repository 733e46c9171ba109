import { randomUUID } from 'node:crypto'
import type { Grade } from '@slovo/review'
import { makeMaterial, testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { contextOf, keepWord, makeLearner } from '../../../test/review-learner.ts'
import { findUndoable, readLastAnswers } from './undoable.server.ts'
import { recordReview, undoReview } from './write-review.server.ts'

const backend = await testBackend()
const { db } = backend

/** Where it is midday: no day ends during a test. */
const offset = 12 - new Date().getUTCHours()
const timeZone = `Etc/GMT${offset < 0 ? '+' : '-'}${Math.abs(offset)}`

type Learner = Pick<Awaited<ReturnType<typeof makeLearner>>, 'id' | 'context' | 'database'>

async function answer({ context }: Pick<Learner, 'context'>, card: number, grade: Grade = 3) {
  const review = { id: randomUUID(), card, grade, durationMs: 4000 }
  const outcome = await recordReview(context, { ...review, reviewedAt: new Date().toISOString() })
  expect(outcome.kind).toBe('recorded')
  return review.id
}

const undo = (learner: Learner, review: string) =>
  undoReview(learner.context, { id: randomUUID(), undoes: review })

async function undoable(learner: Learner, asked: { text?: number; now?: Date } = {}) {
  const log = await readLastAnswers(learner.database, learner)
  const { text = null, now = new Date() } = asked
  const found = await findUndoable(learner.database, log, { text, now, timeZone })
  return found.map(({ id }) => id)
}

test('the last ten answers of the day can be taken back one after the other, whatever device gave them', async () => {
  const [anna, boris] = [await makeLearner(backend), await makeLearner(backend)]
  const phone = await backend.signIn(anna.email, anna.password)
  const onPhone = { context: contextOf(backend, phone.session.access_token) }
  const answers: string[] = []
  for (let made = 0; made < 12; made++) {
    const { card } = await keepWord(backend, anna)
    answers.push(await answer(made % 2 ? onPhone : anna, card))
  }
  const borisAnswer = await answer(boris, (await keepWord(backend, boris)).card)

  expect(await undoable(anna)).toEqual(answers.slice(2))
  for (const review of answers.slice(2).reverse()) {
    expect(await undo(anna, review)).toMatchObject({ kind: 'undone' })
  }
  expect(await undoable(anna)).toEqual(answers.slice(0, 2))
  expect(await undoable(boris)).toEqual([borisAnswer])
})

test('an answer tells its card; one that was taken back, or whose word was removed, is left out', async () => {
  const anna = await makeLearner(backend)
  const [kept, removed] = [await keepWord(backend, anna), await keepWord(backend, anna)]
  const first = await answer(anna, kept.card)
  await answer(anna, removed.card)
  await undo(anna, await answer(anna, kept.card, 1))
  await db.query('delete from user_words where id = $1', [removed.word])

  const log = await readLastAnswers(anna.database, anna)
  const asked = { text: null, now: new Date(), timeZone }
  expect(await findUndoable(anna.database, log, asked)).toEqual([
    { id: first, wordId: kept.word, kind: 'recognise' },
  ])
})

test('a new day begins with nothing to take back, and a text takes back its own words', async () => {
  const anna = await makeLearner(backend)
  const text = await makeMaterial(db)
  const ofText = await keepWord(backend, anna, { material_id: text.id })
  const inText = await answer(anna, ofText.card)
  const elsewhere = await answer(anna, (await keepWord(backend, anna)).card)

  expect(await undoable(anna, { text: Number(text.id) })).toEqual([inText])
  expect(await undoable(anna)).toEqual([inText, elsewhere])
  const tomorrow = new Date(Date.now() + 86_400_000)
  expect(await undoable(anna, { now: tomorrow })).toEqual([])
})
