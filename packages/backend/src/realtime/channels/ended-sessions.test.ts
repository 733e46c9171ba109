import { randomUUID } from 'node:crypto'
import { testBackend } from '@slovo/testing'
import { expect, test } from 'vitest'
import { listening, subscribed } from '../../../test/realtime/listening.ts'

const backend = await testBackend()

type Guest = Awaited<ReturnType<typeof backend.signUp>>
const ends: [string, (guest: Guest) => Promise<unknown>][] = [
  ['was ended elsewhere', ({ client }) => client.auth.signOut({ scope: 'global' })],
  [
    'belongs to an account that was banned',
    ({ id }) => backend.operator.auth.admin.updateUserById(id, { ban_duration: '1h' }),
  ],
]

test.each(ends)('a channel is closed at once when its session %s', async (_, end) => {
  const [anna, boris] = [await backend.signUp(), await backend.signUp()]
  const name = randomUUID()
  const [said, ended, his] = [
    listening<{ message: string }>(),
    listening<string>(),
    listening<unknown>(),
  ]
  // The device that listens has the token alone: it does not hear of the sign-out by itself.
  const device = backend.visitor()
  const token = await tokenOf(anna)
  await device.realtime.setAuth(token)
  device
    .channel(name)
    .on('system', {}, said.hear)
    .subscribe((status) => ended.hear(status))
  await ended.first(1)
  await subscribed(boris.client.channel(name).on('broadcast', { event: '*' }, his.hear))
  await end(anna)

  expect(await ended.first(2)).toEqual(['SUBSCRIBED', 'CLOSED'])
  expect(said.heard).toMatchObject([{ message: 'The session has been ended' }])
  const again = backend.visitor()
  await again.realtime.setAuth(token)
  expect(await subscribed(again.channel(name))).toMatch(/^Unauthorized: The session has been ended/)
  await backend.visitor().channel(name).httpSend('hello', {})
  expect(await his.first(1)).toHaveLength(1)
})

test('the end of one session leaves the other devices of the account alone', async () => {
  const anna = await backend.signUp()
  const phone = await backend.signIn(anna.email, anna.password)
  const channel = anna.client.channel(randomUUID())
  expect(await subscribed(channel)).toBe('SUBSCRIBED')
  const ended = listening<string>()
  phone.client.channel(randomUUID()).subscribe((status) => ended.hear(status))
  await ended.first(1)
  await backend.db.query('delete from auth.sessions where id = $1', [
    sessionOf(await tokenOf(phone)),
  ])

  expect((await ended.first(2))[1]).toBe('CLOSED')
  expect(channel.state).toBe('joined')
})

async function tokenOf({ client }: Guest) {
  const { data } = await client.auth.getSession()
  if (!data.session) throw new Error('There is no session')
  return data.session.access_token
}

function sessionOf(token: string): string {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).session_id
}
