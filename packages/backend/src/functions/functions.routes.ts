import type { Caller } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { callerFor, type GatewayEnv } from '../kernel/gateway/caller.ts'
import { limitBody } from '../kernel/http/body.ts'
import type { Log } from '../kernel/log.ts'
import { answerFunctionError, functionErrors } from './function-errors.ts'

const MAX_BODY_BYTES = 6 * 1024 * 1024
const TIMEOUT_MS = 60_000

export interface FunctionCall {
  /** Who calls; a function that may be called without a token sees `anon` then. */
  caller: Caller
  /** What the server knows of the connection. */
  env: object
}

/** A function of the process, as `supabase.functions.invoke` reaches it. */
export interface RegisteredFunction {
  handle(request: Request, call: FunctionCall): Promise<Response>
  /** Whether a call needs a valid token; the public key is one. As on Supabase, yes unless it is `false`. */
  verifyJwt?: boolean
}

/** `/functions/v1`: runs the functions that the process has registered. */
export class Functions {
  readonly routes: Hono<GatewayEnv>
  readonly #registered = new Map<string, RegisteredFunction>()

  constructor(log: Log) {
    this.routes = new Hono<GatewayEnv>()
      .use(limitBody(MAX_BODY_BYTES, functionErrors.bodyTooLarge))
      .all('/:name/*', (c) => this.#run(c))
      .all('/:name', (c) => this.#run(c))
      .onError(answerFunctionError(log))
  }

  register(functions: Record<string, RegisteredFunction>) {
    for (const [name, one] of Object.entries(functions)) this.#registered.set(name, one)
  }

  async #run(c: Context<GatewayEnv>): Promise<Response> {
    const registered = this.#registered.get(c.req.param('name') ?? '')
    if (!registered) throw functionErrors.notFound()
    const caller = requireCaller(c, registered)
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    return await Promise.race([
      registered.handle(c.req.raw, { caller, env: c.env ?? {} }),
      new Promise<never>((_, reject) => {
        timeout.addEventListener('abort', () => reject(functionErrors.timedOut()))
      }),
    ])
  }
}

function requireCaller(c: Context<GatewayEnv>, { verifyJwt = true }: RegisteredFunction): Caller {
  const { bearer, refusal } = c.var.admission
  if (verifyJwt && refusal) throw refusal
  if (bearer) return callerFor(bearer.claims)
  if (verifyJwt) throw functionErrors.noToken()
  return callerFor({ role: 'anon' })
}
