import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'

const backend = await testBackend()
const anna = await backend.signUp()
await backend.db.query(`
  create function public.find_no_space() returns trigger language plpgsql as $$
  begin
    raise exception sqlstate '53100'
      using message = 'could not extend file "/srv/data/base/5/16385": No space left on device';
  end $$`)
for (const table of ['auth.users', 'public.user_words']) {
  await backend.db.query(
    `create trigger full_disk before insert on ${table} execute function public.find_no_space()`,
  )
}

test('a sign-up on a full disk is answered with that reason, without a path of the server', async () => {
  const answer = await backend.fetch('/auth/v1/signup', {
    method: 'POST',
    body: JSON.stringify({ email: 'boris@example.org', password: 'a-long-password-1' }),
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({
    code: 503,
    error_code: 'unexpected_failure',
    msg: 'The database has no space left and cannot save anything',
  })
})

test('a word saved on a full disk is refused so, and reading goes on', async () => {
  const { error, status } = await anna.client
    .from('user_words')
    .insert({ word_ru: 'дом', word_fr: 'maison' })
  expect(status).toBe(503)
  expect(error).toMatchObject({
    code: '53100',
    message: 'The database has no space left and cannot save anything',
  })
  expect((await anna.client.from('user_words').select('id')).data).toEqual([])
})
