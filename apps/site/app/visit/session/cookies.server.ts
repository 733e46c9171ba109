import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr'
import { createContext } from 'react-router'

/** The specified cookie lifetime: 400 days, the most that browsers allow. */
export const COOKIE_MAX_AGE = 34_560_000

interface CookieOptions {
  maxAge?: number
  httpOnly?: boolean
}

/** The cookies that came with a request, and those that its response will set. */
export class Cookies {
  readonly all: { name: string; value: string }[]
  readonly isSecure: boolean
  #toSet: string[] = []
  readonly #changed = new Map<string, string | undefined>()

  constructor(request: Request, options: { isSecure: boolean }) {
    this.isSecure = options.isSecure
    this.all = parseCookieHeader(request.headers.get('cookie') ?? '').map(({ name, value }) => ({
      name,
      value: value ?? '',
    }))
  }

  /** As the browser has it once this response has arrived. */
  find(name: string): string | undefined {
    if (this.#changed.has(name)) return this.#changed.get(name)
    return this.all.find((cookie) => cookie.name === name)?.value
  }

  set(name: string, value: string, options: CookieOptions = {}) {
    this.#changed.set(name, options.maxAge === 0 ? undefined : value)
    const place = { path: '/', sameSite: 'lax', secure: this.isSecure } as const
    this.#toSet.push(
      serializeCookieHeader(name, value, { maxAge: COOKIE_MAX_AGE, ...place, ...options }),
    )
  }

  remove(name: string) {
    this.set(name, '', { maxAge: 0 })
  }

  sendWith(response: Response) {
    for (const cookie of this.#toSet) response.headers.append('set-cookie', cookie)
  }
}

export const cookiesContext = createContext<Cookies>()
