import { networkOf } from '@slovo/backend'
import type { Context, MiddlewareHandler } from 'hono'
import { isWordFile } from './is-word-file.ts'
import { refuse } from './refusal.ts'

interface Limits {
  /** Concurrent requests of one IP address. */
  running: number
  /** How many more may wait, and the timeout in milliseconds. */
  waiting: number
  milliseconds: number
}

const LIMITS: Limits = { running: 6, waiting: 100, milliseconds: 5000 }
/** A class behind one IP address opens the same text at once: each page takes about ten milliseconds, and all may wait. */
const LIMITS_OF_PAGES: Limits = { running: 6, waiting: 200, milliseconds: 10_000 }

interface Env {
  Bindings: { clientAddress?: string; incoming?: object }
}

/**
 * Limits the concurrent API requests of one IP address, so that it never occupies all database connections; more wait for
 * a moment. Internal requests of the site have no connection and are not counted.
 */
export function runningRequests(limits = LIMITS): MiddlewareHandler<Env> {
  return limited(limits, (c) => c.json(TOO_MANY, 429, RETRY))
}

/**
 * The same for pages, which are rendered one after the other, so that one IP address does not delay all others. Files of
 * words are counted apart: they arrive slowly, and would hold the places of a whole school.
 */
export function runningPages(limits = LIMITS_OF_PAGES): MiddlewareHandler<Env> {
  const busy: Refuse = (c) => refuse(c, 429, 'busy', { headers: RETRY })
  const [pages, wordFiles] = [limited(limits, busy), limited(limits, busy)]
  return (c, next) => (isWordFile(c) ? wordFiles : pages)(c, next)
}

type Refuse = (c: Context) => Response | Promise<Response>

function limited(limits: Limits, tooMany: Refuse): MiddlewareHandler<Env> {
  const visitors = new Map<string, Visitor>()
  const turns = new EventLoopTurns()
  return async (c, next) => {
    const { clientAddress, incoming } = c.env ?? {}
    if (!incoming || !clientAddress) return await next()

    const network = networkOf(clientAddress)
    const forget = () => visitors.delete(network)
    const visitor = visitors.get(network) ?? new Visitor(limits, turns, forget)
    visitors.set(network, visitor)
    if (!(await visitor.takePlace(c.req.raw.signal))) return await tooMany(c)
    try {
      await next()
    } finally {
      visitor.leave()
    }
  }
}

const RETRY = { 'retry-after': '1', 'cache-control': 'no-store' }

/** In the format of each protocol. */
const TOO_MANY = {
  code: '429',
  statusCode: '429',
  error: 'Too Many Requests',
  message: 'Too many requests of this address run at once: try again in a second',
  details: null,
  hint: null,
}

class Visitor {
  readonly #limits: Limits
  readonly #turns: EventLoopTurns
  readonly #forget: () => void
  #running = 0
  readonly #queue = new Set<() => void>()

  constructor(limits: Limits, turns: EventLoopTurns, forget: () => void) {
    this.#limits = limits
    this.#turns = turns
    this.#forget = forget
  }

  /** False if the queue is full, on timeout, or if the client has disconnected. */
  async takePlace(left: AbortSignal): Promise<boolean> {
    const { running, waiting, milliseconds } = this.#limits
    if (this.#running < running) {
      this.#running += 1
      return true
    }
    if (this.#queue.size >= waiting) return false
    return await new Promise<boolean>((resolve) => {
      const end = (hasPlace: boolean) => {
        clearTimeout(timer)
        left.removeEventListener('abort', giveUp)
        this.#queue.delete(begin)
        resolve(hasPlace)
      }
      const begin = () => end(true)
      const giveUp = () => end(false)
      const timer = setTimeout(giveUp, milliseconds)
      left.addEventListener('abort', giveUp)
      this.#queue.add(begin)
    })
  }

  /** Starts the request that has waited longest, in its own turn of the event loop. */
  leave() {
    if (this.#queue.size > 0) this.#turns.take(() => this.#handOn())
    else this.#handOn()
  }

  #handOn() {
    const [next] = this.#queue
    if (next) return next()
    this.#running -= 1
    if (this.#running === 0) this.#forget()
  }
}

/** One waiting request starts per turn of the event loop, so that requests without a queue come between them. */
class EventLoopTurns {
  readonly #tasks: (() => void)[] = []

  take(task: () => void) {
    this.#tasks.push(task)
    if (this.#tasks.length === 1) setImmediate(() => this.#run())
  }

  #run() {
    this.#tasks[0]?.()
    this.#tasks.shift()
    if (this.#tasks.length > 0) setImmediate(() => this.#run())
  }
}
