import type { Caller } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { callerFor, type GatewayEnv } from '../kernel/gateway/caller.ts'
import { TokenError } from '../kernel/gateway/token-error.ts'
import type { Log } from '../kernel/log.ts'
import { logFailure } from '../kernel/log-failure.ts'

const LARGEST_BODY = 6 * 1024 * 1024
const PATIENCE = 60_000

export interface FunctionCall {
  /** Who calls; a function that may be called without a token sees `anon` then. */
  caller: Caller
  /** What the server knows of the connection. */
  env: object
}

/** A function of the process, as `supabase.functions.invoke` reaches it. */
export interface RegisteredFunction {
  handle(request: Request, call: FunctionCall): Promise<Response>
  /** Whether a call needs a good token, which the public key is too. As on Supabase, yes unless it is `false`. */
  verifyJwt?: boolean
}

/** `/functions/v1`: runs what the process has registered. */
export class Functions {
  readonly routes: Hono<GatewayEnv>
  readonly #registered = new Map<string, RegisteredFunction>()

  constructor(log: Log) {
    this.routes = new Hono<GatewayEnv>()
      .use(bodyLimit({ maxSize: LARGEST_BODY, onError: (c) => refuse(c, 413, 'Body too large') }))
      .all('/:name/*', (c) => this.#run(c, log))
      .all('/:name', (c) => this.#run(c, log))
  }

  register(functions: Record<string, RegisteredFunction>) {
    for (const [name, one] of Object.entries(functions)) this.#registered.set(name, one)
  }

  async #run(c: Context<GatewayEnv>, log: Log): Promise<Response> {
    const found = this.#registered.get(c.req.param('name') ?? '')
    if (!found) return refuse(c, 404, 'Requested function was not found')
    try {
      const caller = callerOfFunction(c, found)
      if (!caller) return refuse(c, 401, 'Missing authorization header')
      const late = AbortSignal.timeout(PATIENCE)
      const answer = await Promise.race([
        found.handle(c.req.raw, { caller, env: c.env ?? {} }),
        new Promise<'late'>((resolve) => late.addEventListener('abort', () => resolve('late'))),
      ])
      return answer === 'late' ? refuse(c, 504, 'The function took too long') : answer
    } catch (error) {
      if (error instanceof TokenError) return refuse(c, 401, 'Invalid JWT')
      logFailure(log, error, 'a function failed')
      return refuse(c, 500, 'Internal Server Error')
    }
  }
}

function callerOfFunction(c: Context<GatewayEnv>, { verifyJwt = true }: RegisteredFunction) {
  const { bearer, refusal } = c.var.admission
  if (verifyJwt && refusal) throw refusal
  if (bearer) return callerFor(bearer.claims)
  return verifyJwt ? undefined : callerFor({ role: 'anon' })
}

/** The client tells by the header that not the function has answered: `FunctionsRelayError`. */
function refuse(c: Context, status: 401 | 404 | 413 | 500 | 504, message: string) {
  return c.json({ code: status, message }, status, { 'x-relay-error': 'true' })
}
