import type { MiddlewareHandler } from 'hono'

interface Limits {
  /** Requests of one address that run at once. */
  running: number
  /** That wait for those, and for how many milliseconds. */
  waiting: number
  milliseconds: number
}

const LIMITS: Limits = { running: 6, waiting: 100, milliseconds: 5000 }

interface Env {
  Bindings: { clientAddress?: string; incoming?: object }
}

/**
 * One address runs a few requests of the API at once, so that it never has all connections to the database; more wait for
 * a moment. What the site asks itself has no connection and is never counted.
 */
export function runningRequests(limits = LIMITS): MiddlewareHandler<Env> {
  const visitors = new Map<string, Visitor>()
  return async (c, next) => {
    const { clientAddress, incoming } = c.env ?? {}
    if (!incoming || !clientAddress) return await next()

    const visitor = visitors.get(clientAddress) ?? new Visitor(limits)
    visitors.set(clientAddress, visitor)
    try {
      if (!(await visitor.takePlace(c.req.raw.signal))) {
        return c.json(TOO_MANY, 429, { 'retry-after': '1', 'cache-control': 'no-store' })
      }
      try {
        await next()
      } finally {
        visitor.leave()
      }
    } finally {
      if (visitor.isGone) visitors.delete(clientAddress)
    }
  }
}

/** In the words of each protocol that is served. */
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
  #running = 0
  readonly #queue = new Set<() => void>()

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get isGone() {
    return this.#running === 0 && this.#queue.size === 0
  }

  /** False when there is no room to wait either, when it took too long, or when the client has left. */
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

  /** Gives the place to the request that waits longest. */
  leave() {
    const [next] = this.#queue
    if (next) next()
    else this.#running -= 1
  }
}
