import { expect, test } from 'vitest'
import { testBackend } from './index.ts'

const backend = await testBackend()
const strict = await testBackend({ settings: { auth: { mailerAutoconfirm: false } } })

test('a user signs up, and comes back on another device', async () => {
  const anna = await backend.signUp({
    password: 'first-secret-1',
    data: { learning_language: 'fr' },
  })
  const again = await backend.signIn(anna.email, 'first-secret-1')

  expect(again.id).toBe(anna.id)
  const [profile] = await backend.db
    .as(anna)
    .query('select learning_language, role from users_profile')
  expect(profile).toEqual({ learning_language: 'fr', role: 'user' })
})

test('a user confirms an account with the code of the mail', async () => {
  const boris = await strict.signUp()
  expect((await boris.get('/auth/v1/user')).status).toBe(200)
  expect(strict.mailbox.received(boris.email)).toHaveLength(1)
})
