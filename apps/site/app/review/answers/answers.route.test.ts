import { randomUUID } from 'node:crypto'
import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { contextOf, keepWord, makeLearner } from '../../../test/review-learner.ts'
import { Cookies, cookiesContext } from '../../visit/session/cookies.server.ts'
import { localeContext, type Reader, readerContext } from '../../visit/session/session.server.ts'
import { loadReview } from '../queue/load-review.server.ts'
import { action } from './answers.route.ts'

const backend = await testBackend()
const { db } = backend

function readerOf(id: string, learningLanguage: 'ru' | 'fr' = 'ru'): Reader {
  return {
    ...{ id, email: '', isAnonymous: false, isAdmin: false, isPremium: false },
    ...{ learningLanguage, isProfileMissing: false },
  }
}

async function learnerAtCard(values: Parameters<typeof keepWord>[2] = {}) {
  const learner = await makeLearner(backend)
  learner.context.set(readerContext, readerOf(learner.id))
  return { ...learner, ...(await keepWord(backend, learner, values)) }
}

/** Posts as the page's script does, or as a plain form of the browser; returns the status, and where a form is led. */
async function post(
  context: ReturnType<typeof contextOf>,
  fields: Record<string, string | number>,
  accept = 'application/json',
) {
  const url = new URL('http://localhost/ru/review/answers?text=7')
  const body = new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, `${value}`]),
  )
  const request = new Request(url, { method: 'POST', headers: { accept }, body })
  context.set(localeContext, 'ru')
  context.set(cookiesContext, new Cookies(request, { isSecure: false }))
  const answer = await action({ context, request, url }).catch(leading)
  if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location')}`
  return answer.init?.status ?? 200
}

/** A redirect that was thrown; anything else fails the test. */
function leading(thrown: unknown): Response {
  if (thrown instanceof Response) return thrown
  throw thrown
}

const review = (card: number, values: Record<string, string | number> = {}) => ({
  ...{ kind: 'review', id: randomUUID(), card, grade: 3, durationMs: 4000 },
  ...values,
})
const gradesOf = async (id: string) => {
  const log = await db.query<{ grade: number; duration_ms: number }>(
    'select grade, duration_ms from review_log where user_id = $1 and undoes is null',
    [id],
  )
  return log.map(({ grade, duration_ms }) => `${grade} in ${duration_ms}`)
}

test('an answer that is sent twice counts once, and is taken back once', async () => {
  const { id, context, card } = await learnerAtCard()
  const sent = review(card)
  expect(await post(context, sent)).toBe(200)
  expect(await post(context, sent)).toBe(200)
  expect(await gradesOf(id)).toEqual(['3 in 4000'])

  const undo = { kind: 'undo', id: randomUUID(), undoes: sent.id, card }
  expect(await post(context, undo)).toBe(200)
  expect(await post(context, undo)).toBe(200)
  const [memory] = await db.query('select reps, state from word_reviews where id = $1', [card])
  expect(memory).toEqual({ reps: 0, state: 0 })
})

test('a plain form is led to the next card', async () => {
  const { id, context, card } = await learnerAtCard()
  const shownAt = new Date(Date.now() - 3_600_000).toISOString()
  const { durationMs: _, ...sent } = review(card, { grade: 1, shownAt })
  expect(await post(context, sent, 'text/html')).toBe('302 /ru/review?text=7')
  expect(await gradesOf(id)).toEqual(['1 in 300000'])
  expect(await post(context, { kind: 'suspend', card }, 'text/html')).toBe('302 /ru/review?text=7')
})

test('what is no answer, or answers a card of another user, changes nothing', async () => {
  const { id, context, card } = await learnerAtCard()
  const other = await learnerAtCard()
  const mistakes: Record<string, string | number>[] = [
    { grade: 5 },
    { grade: '' },
    { card: 'x' },
    { id: 'x' },
    { durationMs: -1 },
    { reviewedAt: 'yesterday' },
    { kind: 'cheat' },
  ]
  for (const wrong of mistakes) {
    expect(await post(context, { ...review(card), ...wrong }), JSON.stringify(wrong)).toBe(400)
  }
  expect(await post(context, review(other.card))).toBe(409)
  await post(context, { kind: 'suspend', card: other.card })
  expect(await gradesOf(id)).toEqual([])
  expect(await gradesOf(other.id)).toEqual([])
  const rows = await db.query('select is_suspended from word_reviews where id = $1', [other.card])
  expect(rows).toEqual([{ is_suspended: false }])
})

test('a visitor’s script gets a 401, and a visitor’s form leads to the sign-in page and back', async () => {
  const context = contextOf(backend)
  context.set(readerContext, null)
  expect(await post(context, review(1))).toBe(401)
  expect(await post(context, review(1), 'text/html')).toBe(
    '302 /ru/signin?next=%2Fru%2Freview%3Ftext%3D7',
  )
})

test('the language that is learnt is asked, in a sentence of that language only', async () => {
  const russian = await learnerAtCard()
  const cardsOf = async (lang: 'ru' | 'fr') =>
    (await loadReview(russian.context, readerOf(russian.id, lang), null)).cards
  expect(await cardsOf('ru')).toMatchObject([
    { lang: 'ru', word: 'книга', parts: { form: 'книгу', stressed: 'кни́гу' } },
  ])
  expect(await cardsOf('fr')).toMatchObject([
    { lang: 'fr', sense: 'книга', parts: null, sentence: 'Я читаю книгу.' },
  ])
})

test('where nothing is due the next card and its day are known', async () => {
  const { id, context, card } = await learnerAtCard()
  const load = () => loadReview(context, readerOf(id), null)
  expect(await load()).toMatchObject({ left: 1, doneToday: 0, nextDueAt: null, hasWords: true })
  await post(context, review(card, { grade: 4 }))
  const { nextDueAt, ...done } = await load()
  expect(done).toMatchObject({ cards: [], left: 0, doneToday: 1, hasWords: true })
  expect(Date.parse(nextDueAt ?? '')).toBeGreaterThan(Date.now())
})
