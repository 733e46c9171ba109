import { type ClientConfig, Pool, type PoolClient } from 'pg'
import type { Queries } from './database.ts'
import { queriesOn } from './request.ts'
import { codeOf, messageOf } from './start-error.ts'

const unreachable = new Set([
  ...['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', '57P01', '57P03'],
])

interface ConnectionsOptions {
  max: number
  /** For which a query waits for a connection before it is refused with `NoConnectionError`. */
  waitMilliseconds: number
  recover?: (() => Promise<void>) | undefined
}

/** All connections are in use, and none became free in time. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError'
}

/** Connections to one server; waits where the server is being restarted. */
export class Connections {
  readonly #pool: Pool
  readonly #recover: (() => Promise<void>) | undefined
  readonly #max: number
  #waits = 0
  #waitedSeconds = 0

  constructor(config: ClientConfig, { max, waitMilliseconds, recover }: ConnectionsOptions) {
    this.#pool = new Pool({
      ...config,
      max,
      connectionTimeoutMillis: waitMilliseconds,
      idleTimeoutMillis: 60_000,
    })
    this.#recover = recover
    this.#max = max
    // pg-pool listens to idle clients only; a server that goes away must not end the process.
    this.#pool.on('connect', (client) => client.on('error', () => {}))
    this.#pool.on('error', () => {})
  }

  state() {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool
    return { open, idle, waiting, waits: this.#waits, waitedSeconds: this.#waitedSeconds }
  }

  async use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#waitedFor()
    let broken = false
    try {
      return await work(client)
    } catch (error) {
      broken = isBroken(error)
      throw error
    } finally {
      client.release(broken)
    }
  }

  async transaction<T>(
    open: (client: PoolClient) => Promise<unknown>,
    work: (tx: Queries) => Promise<T>,
  ): Promise<T> {
    return await this.use(async (client) => {
      try {
        await open(client)
        const outcome = await work(queriesOn(client))
        const { command } = await client.query('commit')
        // Postgres answers so when a statement had failed and the work went on regardless.
        if (command === 'ROLLBACK') throw new Error('The transaction had failed and was undone.')
        return outcome
      } catch (error) {
        if (!isBroken(error)) await client.query('rollback')
        throw error
      }
    })
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }

  async #waitedFor(): Promise<PoolClient> {
    const { idleCount, totalCount } = this.#pool
    if (idleCount > 0 || totalCount < this.#max) return await this.#connect()
    const startedAt = performance.now()
    this.#waits += 1
    try {
      return await this.#connect()
    } finally {
      this.#waitedSeconds += (performance.now() - startedAt) / 1000
    }
  }

  /** Nothing has run yet when a connection cannot be made, so it may be tried again. */
  async #connect(): Promise<PoolClient> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#pool.connect()
      } catch (error) {
        if (messageOf(error) === 'timeout exceeded when trying to connect') {
          throw new NoConnectionError('All connections to the database are in use.')
        }
        if (!this.#recover || attempt === 20 || !isUnreachable(error)) throw error
        await this.#recover()
      }
    }
  }
}

/** Whether the server could not be reached, as opposed to having refused us. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.has(codeOf(error) ?? '') || isBroken(error)
}

function isBroken(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return code.startsWith('57P') || unreachable.has(code)
  return /^Connection terminated|not queryable/.test(messageOf(error))
}
