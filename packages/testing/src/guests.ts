import { randomUUID } from 'node:crypto'
import type { DatabaseSchema } from '@slovo/schema'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import type { Mailbox } from './mailbox.ts'
import type { Person } from './test-database.ts'

/** Supabase's client, with our tables. */
export type Client = SupabaseClient<DatabaseSchema>

export interface SignUpOptions {
  email?: string
  password?: string
  /** `user_metadata` of the sign-up, such as `{ learning_language: 'fr' }`. */
  data?: Record<string, unknown>
}

/** A user with an account and a session on one device. */
export interface TestGuest extends Person {
  password: string
  client: Client
  session: Session
  get(path: string): Promise<Response>
  post(path: string, body: unknown): Promise<Response>
  put(path: string, body: unknown): Promise<Response>
}

interface Place {
  url: string
  anonKey: string
  openClient(key: string): Client
  mailbox: Mailbox
}

/** How people come to a backend: by signing up, and by signing in. */
export function makeGuests({ url, anonKey, openClient, mailbox }: Place) {
  return {
    async signUp(options: SignUpOptions = {}): Promise<TestGuest> {
      const email = options.email ?? `${randomUUID().slice(0, 8)}@example.org`
      const password = options.password ?? 'a-long-password-1'
      const client = openClient(anonKey)
      const { data, error } = await client.auth.signUp({
        email,
        password,
        options: { data: options.data ?? {} },
      })
      if (error) throw error
      return guest({
        email,
        password,
        client,
        session: data.session ?? (await confirm(client, email)),
      })
    },

    async signIn(email: string, password: string): Promise<TestGuest> {
      const client = openClient(anonKey)
      const { data, error } = await client.auth.signInWithPassword({ email, password })
      if (error) throw error
      return guest({ email, password, client, session: data.session })
    },
  }

  /** Types in the code of the mail, as a user would who reads it on another device. */
  async function confirm(client: Client, email: string): Promise<Session> {
    const mail = await mailbox.next(email)
    const token = /\b\d{6}\b/.exec(mail.text)?.[0]
    if (!token) throw new Error(`The mail to ${email} has no code.`)
    const { data, error } = await client.auth.verifyOtp({ email, token, type: 'signup' })
    if (error) throw error
    if (!data.session) throw new Error(`${email} was confirmed without a session.`)
    return data.session
  }

  function guest(of: Omit<TestGuest, 'id' | 'get' | 'post' | 'put'>): TestGuest {
    const send = (method: string) => (path: string, body?: unknown) =>
      fetch(`${url}${path}`, {
        method,
        headers: {
          apikey: anonKey,
          authorization: `Bearer ${of.session.access_token}`,
          'content-type': 'application/json',
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
    return { ...of, id: of.session.user.id, get: send('GET'), post: send('POST'), put: send('PUT') }
  }
}
