import { randomUUID } from 'node:crypto'
import { makeMaterial, testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { makeLearner } from '../../../test/review-learner.ts'
import { readerContext } from '../../visit/session/session.server.ts'
import { action } from './changes.route.ts'

const backend = await testBackend()
const { db } = backend

async function learner() {
  const made = await makeLearner(backend)
  made.context.set(readerContext, {
    ...{ id: made.id, email: '', isAnonymous: false, isAdmin: false, isPremium: false },
    ...{ learningLanguage: 'ru', isProfileMissing: false },
  })
  return made
}
type Learner = Awaited<ReturnType<typeof learner>>

async function post({ id, context }: Learner, changes: unknown, owner = id, sentAt?: string) {
  const url = new URL('http://localhost/changes')
  const body = JSON.stringify({ owner, sentAt, changes })
  const request = new Request(url, { method: 'POST', body })
  const answer = await action({ context, request, url })
  return 'answers' in answer.data ? answer.data.answers : answer.init?.status
}

const change = (deed: object) => ({ id: randomUUID(), madeAt: new Date().toISOString(), ...deed })
const keep = (values: object = {}) =>
  change({
    ...{ kind: 'keep', lemma: 'мост', definition: 'pont', lang: 'ru' },
    ...{ sentence: 'Вот мост.', form: 'мост', at: 4, ...values },
  })
const wordsOf = ({ id }: Learner) =>
  db.query('select word_ru, word_sentence from user_words where user_id = $1', [id])

test('changes are taken in their order, and once', async () => {
  const anna = await learner()
  const sent = [keep(), change({ kind: 'state', lang: 'ru', lemma: 'мост', state: 'known' })]
  expect(await post(anna, sent)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  expect(await post(anna, sent)).toMatchObject([{ outcome: 'done' }, { outcome: 'done' }])
  expect(await wordsOf(anna)).toEqual([{ word_ru: 'мост', word_sentence: 'Вот мост.' }])
})

test('a word of a text has the sentence that the text has; where the text is gone the others are taken all the same', async () => {
  const anna = await learner()
  const text = await makeMaterial(db, { lang: 'ru', body: 'Вот дом. Это мост.' })
  const inText = (material: number) =>
    change({ kind: 'keep', lemma: 'мост', definition: 'pont', material, word: 3 })
  expect(await post(anna, [inText(999_999), inText(Number(text.id))])).toMatchObject([
    { outcome: 'refused', fault: 'gone' },
    { outcome: 'done' },
  ])
  expect(await wordsOf(anna)).toEqual([{ word_ru: 'мост', word_sentence: 'Это мост.' }])
})

test('what is no change is refused by its id, and keeps no other from being taken', async () => {
  const anna = await learner()
  const mistakes = [
    { madeAt: 'yesterday' },
    { definition: '' },
    { lemma: 'я'.repeat(201) },
    { sentence: 'a\0b' },
    { kind: 'cheat' },
  ]
  for (const wrong of mistakes) {
    const sent = { ...keep(), ...wrong }
    expect(await post(anna, [sent]), JSON.stringify(wrong)).toEqual([
      { id: sent.id, outcome: 'refused', fault: 'refused' },
    ])
  }
  expect(await post(anna, [{ ...keep(), kind: 'cheat' }, keep()])).toMatchObject([
    { outcome: 'refused' },
    { outcome: 'done' },
  ])
})

test('of two devices the later wins, also where the clock of one is hours behind, or a day ahead', async () => {
  const hour = 3_600_000
  const at = (clock: number, ago: number) => new Date(Date.now() + clock - ago).toISOString()
  for (const clock of [-5 * hour, 24 * hour]) {
    const anna = await learner()
    const say = (state: string, madeAt: string) =>
      change({ kind: 'state', lang: 'ru', lemma: 'мост', state, madeAt })
    const laptop = say('known', at(0, 2 * hour))
    const phone = [say('ignored', at(clock, 3 * hour)), say('ignored', at(clock, hour))]
    expect(await post(anna, [laptop])).toMatchObject([{ outcome: 'done' }])
    expect(await post(anna, phone, anna.id, at(clock, 0))).toMatchObject([
      { outcome: 'outdated' },
      { outcome: 'done' },
    ])
  }
})

test('nothing is taken of another account, of too many at once, or of what is no list', async () => {
  const [anna, boris] = [await learner(), await learner()]
  expect(await post(anna, [keep()], boris.id)).toBe(409)
  expect(await post(anna, 'keep')).toBe(400)
  expect(await post(anna, [{ id: 'x' }])).toBe(400)
  expect(
    await post(
      anna,
      Array.from({ length: 16 }, () => keep()),
    ),
  ).toBe(400)
  expect(await wordsOf(anna)).toEqual([])
  // What a visitor did before they signed in goes with them.
  expect(await post(anna, [keep()], 'visitor')).toMatchObject([{ outcome: 'done' }])
})
