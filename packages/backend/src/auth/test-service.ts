import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { testDatabase } from '@slovo/testing'
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { BackendSettings } from '../backend-settings.ts'
import { createBackend } from '../create-backend.ts'
import { generateKeys } from '../gateway/generate-keys.ts'
import { smtpMail } from '../mail/smtp-mail.ts'
import { openMailbox } from './test-mailbox.ts'

export const SITE = 'http://localhost:3000'
export const PASSWORD = 'correct horse'

const PLENTY = { points: 100_000, seconds: 60 }

/** A real backend behind real HTTP with a database and a mail server of its own, and a clock that tests move. */
export async function authService(given: Partial<BackendSettings> = {}) {
  const { database, query } = await testDatabase()
  const mailbox = await openMailbox()
  const keys = await generateKeys()
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  let ahead = 0

  const backend = createBackend({
    database,
    settings: {
      siteUrl: SITE,
      apiUrl: url,
      ...keys,
      ...given,
      auth: {
        redirectAllowList: ['https://*.example.org/**'],
        ...given.auth,
        rateLimits: {
          otp: PLENTY,
          verify: PLENTY,
          token: PLENTY,
          attempts: PLENTY,
          emailSent: PLENTY,
          emailFrequency: 0,
          ...given.auth?.rateLimits,
        },
      },
    },
    mail: smtpMail(mailbox.url, 'Slovo <slovo@localhost>'),
    storageFolder: '',
    log: pino({ level: 'silent' }),
    now: () => new Date(Date.now() + ahead * 1000),
  })
  server.on('request', getRequestListener(backend.app.fetch, { overrideGlobalObjects: false }))
  afterAll(async () => {
    await backend.close()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
    await mailbox.close()
  })

  let people = 0
  const client = (auth: SupabaseClientOptions<'public'>['auth'] = {}) =>
    createClient(url, keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, ...auth },
    })

  return {
    url,
    keys,
    query,
    mailbox,
    client,
    backend,
    makeEmail: () => `anna-${(people += 1)}@example.org`,
    /** Lets time pass for the backend. */
    pass(seconds: number) {
      ahead += seconds
    },
    /** A request past the client, as somebody with a tool would send it. */
    async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await fetch(`${url}/auth/v1${path}`, {
        method,
        redirect: 'manual',
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
        headers: { apikey: keys.anonKey, ...headers },
      })
      const text = await answer.text()
      const json: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {}
      return { status: answer.status, headers: answer.headers, json }
    },
    /** Somebody with a confirmed account, signed in. */
    async makePerson(data: Record<string, unknown> = {}) {
      const email = `anna-${(people += 1)}@example.org`
      const anna = client()
      await anna.auth.signUp({ email, password: PASSWORD, options: { data } })
      const { code } = await mailbox.nextTo(email)
      const { data: verified } = await anna.auth.verifyOtp({ email, token: code, type: 'signup' })
      if (!verified.session || !verified.user) throw new Error('Anna could not sign up')
      return { email, client: anna, session: verified.session, user: verified.user }
    },
  }
}

export type AuthService = Awaited<ReturnType<typeof authService>>
