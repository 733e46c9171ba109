import { randomUUID } from 'node:crypto'
import { testBackend } from '@slovo/testing'
import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { BackendSettings } from '../../src/backend-settings.ts'
import type { SmsSender } from '../../src/outbox/sms/sms-templates.ts'

export const SITE = 'http://localhost:3000'
export const PASSWORD = 'correct horse'

const PLENTY = { points: 100_000, seconds: 60 }
const GENEROUS = {
  otp: PLENTY,
  verify: PLENTY,
  token: PLENTY,
  mfa: PLENTY,
  passkey: PLENTY,
  authorize: PLENTY,
  register: PLENTY,
  anonymous: PLENTY,
  attempts: PLENTY,
  emailSent: PLENTY,
  emailFrequency: 0,
  smsSent: PLENTY,
  smsRequests: PLENTY,
  smsFrequency: 0,
  web3: PLENTY,
  sso: PLENTY,
}

/** `/auth/v1` as Supabase runs it in production: mails have to be read. Tests move its clock. */
export async function authService(given: Partial<BackendSettings> = {}, sms?: SmsSender) {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead * 1000)
  const backend = await testBackend({
    now,
    ...(sms && { sms }),
    settings: {
      ...given,
      auth: {
        mailerAutoconfirm: false,
        rateLimitStore: 'memory',
        redirectAllowList: ['https://*.example.org/**'],
        ...given.auth,
        rateLimits: { ...GENEROUS, ...given.auth?.rateLimits },
      },
    },
  })
  const { url, anonKey, mailbox } = backend

  const makeEmail = () => `anna-${randomUUID().slice(0, 8)}@example.org`
  const client = (auth: SupabaseClientOptions<'public'>['auth'] = {}) =>
    createClient(url, anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, ...auth },
    })
  /** The next mail to an address, with its first link and the digits in it. */
  const nextMail = async (to: string) => {
    const mail = await mailbox.next(to)
    const code = /\b\d{6,10}\b/.exec(mail.text)?.[0] ?? ''
    return { ...mail, link: mail.links[0] ?? '', code }
  }

  return {
    ...backend,
    query: backend.db.query,
    makeEmail,
    client,
    nextMail,
    /** The backend's clock. */
    now,
    /** Lets time pass for the backend. */
    pass(seconds: number) {
      ahead += seconds
    },
    /** A request past the client, as a caller with a tool would send it. */
    async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const answer = await backend.fetch(`/auth/v1${path}`, {
        method,
        redirect: 'manual',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers,
      })
      const text = await answer.text()
      const json: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {}
      return { status: answer.status, headers: answer.headers, json }
    },
    /** Follows a link of a mail as far as the site. */
    async follow(link: string) {
      const answer = await fetch(link, { redirect: 'manual' })
      const target = new URL(answer.headers.get('location') ?? '')
      return {
        status: answer.status,
        target,
        query: Object.fromEntries(target.searchParams),
        fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
      }
    },
    /** A user with a confirmed account, signed in. */
    async makePerson(data: Record<string, unknown> = {}) {
      const email = makeEmail()
      const anna = client()
      await anna.auth.signUp({ email, password: PASSWORD, options: { data } })
      const { code } = await nextMail(email)
      const { data: verified } = await anna.auth.verifyOtp({ email, token: code, type: 'signup' })
      if (!verified.session || !verified.user) throw new Error('Anna could not sign up')
      return { email, client: anna, session: verified.session, user: verified.user }
    },
  }
}
