import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { post } from '../people/accounts.ts'
import { freePort } from '../site/services.ts'
import { readKeys, startSite, stopped } from '../site/site-under-test.ts'

const password = 'un-long-mot-de-passe'

test('an answered sign-up gets its mail once, although the mail server was away and the process was killed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'slovo-test-'))
  const smtpPort = Number(await freePort())
  const settings = { DATA_DIR: dataDir, SMTP_URL: `smtp://127.0.0.1:${smtpPort}` }
  const before = await startSite(settings)
  const { anonKey } = await readKeys(dataDir)
  const email = `${randomUUID()}@example.org`
  const answer = await post(before.url, '/auth/v1/signup', anonKey, { email, password })
  expect(answer.status).toBe(200)
  await stopped(before.process, 'SIGKILL')

  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const { to } = await PostalMime.parse(await buffer(stream))
      received.push(to?.[0]?.address ?? '')
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(smtpPort, '127.0.0.1', resolve))
  const after = await startSite(settings)
  await expect.poll(() => received, { timeout: 60_000 }).toContain(email)

  // A second mail, asked for later, has come when the first would have come twice.
  const other = `${randomUUID()}@example.org`
  await post(after.url, '/auth/v1/signup', anonKey, { email: other, password })
  await expect.poll(() => received, { timeout: 60_000 }).toContain(other)
  expect(received.filter((address) => address === email)).toHaveLength(1)

  await after.stop()
  await new Promise<void>((resolve) => server.close(() => resolve()))
  await rm(dataDir, { recursive: true, force: true })
})
