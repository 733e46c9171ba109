import { type ClientConfig, Pool, type PoolClient } from 'pg'
import type { Queries } from './database.ts'
import { queriesOn } from './request.ts'
import { codeOf, messageOf } from './start-error.ts'

const unreachable = new Set(
  'ENOENT ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENOTFOUND EAI_AGAIN 57P01 57P03'.split(
    ' ',
  ),
)

interface ConnectionsOptions {
  max: number
  /** How long a query waits for a connection before it fails with `NoConnectionError`. */
  acquireTimeoutMs: number
  /** Brings the server back; then the connection is tried again. */
  recover?: (() => Promise<void>) | undefined
}

/** Every connection is in use, and none became free in time. */
export class NoConnectionError extends Error {
  override name = 'NoConnectionError'
}

/** A pool of connections to one server, which outlives a restart of the server. */
export class Connections {
  readonly #pool: Pool
  readonly #recover: (() => Promise<void>) | undefined
  readonly #max: number
  #waits = 0
  #waitedSeconds = 0

  constructor(config: ClientConfig, { max, acquireTimeoutMs, recover }: ConnectionsOptions) {
    this.#pool = new Pool({
      ...config,
      max,
      connectionTimeoutMillis: acquireTimeoutMs,
      idleTimeoutMillis: 60_000,
    })
    this.#recover = recover
    this.#max = max
    // pg-pool handles errors of idle clients only; a lost server must not end the process.
    this.#pool.on('connect', (client) => client.on('error', () => {}))
    this.#pool.on('error', () => {})
  }

  state() {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool
    return { open, idle, waiting, waits: this.#waits, waitedSeconds: this.#waitedSeconds }
  }

  async use<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#acquire()
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
        // Postgres answers COMMIT with ROLLBACK when a statement failed and `work` carried on.
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

  async #acquire(): Promise<PoolClient> {
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

  /** Retrying is safe: nothing has run yet when a connection cannot be made. */
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

/** Whether the server could not be reached, as opposed to refusing the connection. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.has(codeOf(error) ?? '') || isBroken(error)
}

function isBroken(error: unknown): boolean {
  const code = codeOf(error)
  if (code !== undefined) return code.startsWith('57P') || unreachable.has(code)
  return /^Connection terminated|not queryable/.test(messageOf(error))
}
