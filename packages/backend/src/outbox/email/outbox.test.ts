import { randomUUID } from 'node:crypto'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { openMailbox, type TestBackend, testBackend, whenDone } from '@slovo/testing'
import { expect, test } from 'vitest'
import { readMailQueue } from './waiting-mails.ts'

const password = 'un-long-mot-de-passe'
const waitingForMail = { auth: { mailerAutoconfirm: false } }
/** A machine may be busy. */
const inTime = { timeout: 20_000 }
const newAddress = () => `${randomUUID()}@example.org`

async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function signUp(backend: TestBackend, email = newAddress()) {
  const { error } = await backend.visitor().auth.signUp({ email, password })
  expect(error).toBeNull()
  return email
}

async function rowsOf({ db }: TestBackend) {
  const { rows } = await db.database.query<{ sealed_mail: string; failed_attempts: number }>(
    'select sealed_mail, failed_attempts, next_attempt_at from auth.outgoing_mails',
  )
  return rows
}

test('a mail that the mail server could not take arrives once the server is back, and once', async () => {
  const port = await freePort()
  const smtpUrl = `smtp://127.0.0.1:${port}`
  const backend = await testBackend({ settings: waitingForMail, smtpUrl })
  const email = await signUp(backend)
  await expect
    .poll(() => readMailQueue(backend.db.database), inTime)
    .toMatchObject({ waiting: 1, failing: 1 })

  const mailbox = await openMailbox({ port })
  const mail = await mailbox.next(email)
  expect(mail.text).toContain('/auth/v1/verify?token=')
  await expect
    .poll(() => readMailQueue(backend.db.database), inTime)
    .toEqual({ waiting: 0, failing: 0, oldestSeconds: 0 })
  expect(mailbox.received(email)).toHaveLength(1)
  await mailbox.close()
})

test('a mail that waits cannot be read with the database alone', async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`
  const backend = await testBackend({ settings: waitingForMail, smtpUrl })
  const email = await signUp(backend)
  const [row] = await rowsOf(backend)
  expect(row?.sealed_mail).toBeTruthy()
  expect(row?.sealed_mail).not.toContain(email)
  expect(row?.sealed_mail).not.toContain('verify')
  const { status } = await backend.fetch('/rest/v1/outgoing_mails', {
    headers: { 'accept-profile': 'auth' },
  })
  expect(status).toBe(406)
})

test('of many mails two processes send each one once', async () => {
  const backend = await testBackend({ settings: waitingForMail })
  const other = await testBackend({ settings: waitingForMail, beside: backend })
  const addresses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => signUp(index % 2 ? backend : other)),
  )
  for (const address of addresses) await backend.mailbox.next(address)
  await expect.poll(() => readMailQueue(backend.db.database), inTime).toMatchObject({ waiting: 0 })
  for (const address of addresses) expect(backend.mailbox.received(address)).toHaveLength(1)
})

test('a clean stop does not wait for a mail server that is silent, and keeps the mail', async () => {
  const silent = await openSilentServer()
  const backend = await testBackend({ settings: waitingForMail, smtpUrl: silent.url })
  const email = await signUp(backend)
  await silent.reached
  await backend.stop()
  // Had it waited for the answer that never comes, this would be a failed attempt.
  expect(await rowsOf(backend)).toMatchObject([{ failed_attempts: 0 }])
  await testBackend({ settings: waitingForMail, beside: backend })
  expect((await backend.mailbox.next(email)).to).toBe(email)
  silent.close()
})

test('a mail is given up when its link has expired, and the log says so', async () => {
  let clock = new Date()
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`
  const now = () => clock
  const backend = await testBackend({ settings: waitingForMail, smtpUrl, now })
  await signUp(backend)
  await expect.poll(() => readMailQueue(backend.db.database), inTime).toMatchObject({ failing: 1 })
  clock = new Date(clock.getTime() + 3_601_000)
  await expect.poll(() => rowsOf(backend), inTime).toEqual([])
  expect(backend.logged).toContain('a mail was given up: its link has expired')
})

test('a mail to a recipient that the mail server refuses for good is not retried', async () => {
  const backend = await testBackend({ settings: waitingForMail })
  await signUp(backend, `refused@${randomUUID()}.example.org`)
  await expect.poll(() => rowsOf(backend), inTime).toEqual([])
  expect(backend.logged).toContain('a mail was given up: the mail server refuses it for good')
})

test('who asks again while the mail server is away gets one mail: its link is the one that works', async () => {
  const port = await freePort()
  const smtpUrl = `smtp://127.0.0.1:${port}`
  const auth = { ...waitingForMail.auth, rateLimits: { emailFrequency: 0 } }
  const backend = await testBackend({ settings: { auth }, smtpUrl })
  const email = await signUp(backend)
  await expect.poll(() => readMailQueue(backend.db.database), inTime).toMatchObject({ failing: 1 })
  const before = await rowsOf(backend)
  await backend.visitor().auth.resend({ type: 'signup', email })
  await expect
    .poll(async () => (await rowsOf(backend)).map((row) => row.sealed_mail), inTime)
    .not.toContain(before[0]?.sealed_mail)

  const mailbox = await openMailbox({ port })
  const [link = ''] = (await mailbox.next(email)).links
  const followed = await fetch(link, { redirect: 'manual' })
  expect(followed.headers.get('location')).toContain('access_token=')
  expect(mailbox.received(email)).toHaveLength(1)
  await mailbox.close()
})

test('with an account go the mails that wait for it, and no others', async () => {
  const smtpUrl = `smtp://127.0.0.1:${await freePort()}`
  const backend = await testBackend({ settings: waitingForMail, smtpUrl })
  const leaving = await signUp(backend)
  await signUp(backend)
  const { data } = await backend.operator.auth.admin.listUsers()
  const account = data.users.find(({ email }) => email === leaving)
  await backend.operator.auth.admin.deleteUser(account?.id ?? '')
  expect(await readMailQueue(backend.db.database)).toMatchObject({ waiting: 1 })
})

/** A mail server that accepts connections and then says nothing. */
async function openSilentServer() {
  const sockets: Socket[] = []
  let isReached = () => {}
  const reached = new Promise<void>((resolve) => {
    isReached = resolve
  })
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    isReached()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  whenDone(close)
  return { url: `smtp://127.0.0.1:${port}`, reached, close }
}

test('a database that is away while mails are looked for ends nothing, and mails are sent afterwards', async () => {
  const backend = await testBackend({ settings: waitingForMail })
  await backend.db.database.query('alter table auth.outgoing_mails rename to away')
  const { error } = await backend.visitor().auth.signUp({ email: newAddress(), password })
  expect(error).not.toBeNull()
  await backend.db.database.query('alter table auth.away rename to outgoing_mails')
  const email = await signUp(backend)
  expect((await backend.mailbox.next(email)).to).toBe(email)
})
