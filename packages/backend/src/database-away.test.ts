import { openDatabase } from '@slovo/database'
import { openLink, testBackend } from '@slovo/testing'
import { afterAll, expect, test } from 'vitest'

const near = await testBackend()
const link = await openLink(near.db.database.url)
const database = await openDatabase({ url: link.url })
afterAll(() => database.close())
const backend = await testBackend({ beside: { ...near, db: { ...near.db, database } } })

test('a database that is gone for a while is said to be, loses no answered word, and needs no restart when it is back', async () => {
  const anna = await backend.signUp()
  const answered: string[] = []
  const refusals: [number, string | undefined][] = []
  let isOver = false
  const save = async (writer: number) => {
    for (let n = 0; !isOver; n += 1) {
      const word_ru = `слово ${writer} ${n}`
      const { error, status } = await anna.client
        .from('user_words')
        .insert({ word_ru, word_fr: 'mot' })
      if (error) refusals.push([status, error.code])
      else answered.push(word_ru)
    }
  }
  const writers = Promise.all([1, 2, 3].map(save))
  const more = async (list: unknown[], count: number) => {
    const before = list.length
    await expect.poll(() => list.length, { timeout: 20_000 }).toBeGreaterThan(before + count)
  }

  await more(answered, 20)
  await link.cut()
  await more(refusals, 10)
  expect(await refresh(anna.session.refresh_token)).toBe(503)

  await link.mend()
  await more(answered, 20)
  isOver = true
  await writers

  expect(new Set(refusals.map(([status]) => status))).toEqual(new Set([503]))
  const rows = await near.db.query<{ word_ru: string }>(
    'select word_ru from user_words where user_id = $1',
    [anna.id],
  )
  const kept = new Set(rows.map(({ word_ru }) => word_ru))
  expect(answered.filter((word) => !kept.has(word))).toEqual([])
  expect(await refresh(anna.session.refresh_token)).toBe(200)
})

/** Clients keep a session whose refresh is answered with 503, and ask again. */
async function refresh(refresh_token: string) {
  const answer = await backend.fetch('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: JSON.stringify({ refresh_token }),
    headers: { 'content-type': 'application/json' },
  })
  return answer.status
}
