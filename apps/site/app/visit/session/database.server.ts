import type { DatabaseSchema } from '@slovo/schema'
import { PostgrestClient } from '@supabase/postgrest-js'
import { createServerClient } from '@supabase/ssr'
import { StorageClient } from '@supabase/storage-js'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { SiteVisit } from '../visit.ts'
import { COOKIE_MAX_AGE, type Cookies } from './cookies.server.ts'
import { hasSession, readFreshToken } from './session-token.server.ts'

/** The files of the site, in its one bucket. */
export type Files = ReturnType<StorageClient['from']>

/** The backend, in the name of the visitor: its tables; its files and `auth`, whose clients are made when they are needed. */
export class Database extends PostgrestClient<DatabaseSchema> {
  readonly #settings: SiteVisit['settings']
  readonly #session: Session

  constructor({ settings }: Pick<SiteVisit, 'settings'>, session: Session) {
    super(`${settings.supabaseUrl}/rest/v1`, {
      headers: { apikey: settings.anonKey },
      fetch: (input, init) => session.fetch(input, init),
    })
    this.#settings = settings
    this.#session = session
  }

  get files(): Files {
    const { supabaseUrl, anonKey } = this.#settings
    const send: typeof fetch = (input, init) => this.#session.fetch(input, init)
    return new StorageClient(`${supabaseUrl}/storage/v1`, { apikey: anonKey }, send).from('slovo')
  }

  get auth() {
    return this.#session.auth
  }

  /** The access token of the user who is signed in. */
  token() {
    return this.#session.token()
  }
}

/** The session of one visit. */
export class Session {
  /** Headers that the response needs once the session's cookies have changed. */
  readonly cacheHeaders = new Headers()
  readonly #visit: Pick<SiteVisit, 'settings' | 'fetch'>
  readonly #cookies: Cookies
  readonly #userAgent: string | null
  #client: SupabaseClient<DatabaseSchema> | undefined
  #freshToken: Promise<string | undefined> | undefined

  /** `userAgent` is the visitor's: a session remembers on which device it was begun. */
  constructor(
    visit: Pick<SiteVisit, 'settings' | 'fetch'>,
    cookies: Cookies,
    userAgent: string | null,
  ) {
    this.#visit = visit
    this.#cookies = cookies
    this.#userAgent = userAgent
  }

  get auth() {
    this.#client ??= this.#openClient()
    return this.#client.auth
  }

  async token(): Promise<string | undefined> {
    if (!this.#client) {
      if (!hasSession(this.#cookies)) return undefined
      this.#freshToken ??= readFreshToken(this.#cookies, this.#visit.settings.supabaseUrl)
      const token = await this.#freshToken
      if (token) return token
    }
    const { data } = await this.auth.getSession()
    return data.session?.access_token
  }

  async fetch(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${(await this.token()) ?? this.#visit.settings.anonKey}`)
    return this.#visit.fetch(input, { ...init, headers })
  }

  #openClient() {
    const cookies = this.#cookies
    const { supabaseUrl, anonKey } = this.#visit.settings
    return createServerClient<DatabaseSchema>(supabaseUrl, anonKey, {
      global: {
        fetch: this.#visit.fetch,
        ...(this.#userAgent && { headers: { 'user-agent': this.#userAgent } }),
      },
      // Two mails may be under way: each link carries which of the kept verifiers is its own.
      auth: { experimental: { appendPkceFlowIdToRedirects: true } },
      cookieOptions: {
        maxAge: COOKIE_MAX_AGE,
        path: '/',
        sameSite: 'lax',
        secure: cookies.isSecure,
      },
      cookies: {
        getAll: () => cookies.all,
        setAll: (changes, headers) => {
          for (const { name, value, options } of changes)
            cookies.set(name, value, { maxAge: options.maxAge })
          for (const [name, value] of Object.entries(headers)) this.cacheHeaders.set(name, value)
        },
      },
    })
  }
}
