import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { StartError } from '../start-error.ts'

const LOCK_SPACE = 5_108_053
const OWNER_LOCK = 1
const USERS_LOCK = 2

/**
 * A session whose advisory locks show which processes use the embedded database. The server releases them when the
 * process ends, in whatever way, so there is no stale lock file and no reused process id.
 */
export class Presence {
  readonly #client: Client
  #isLeaving = false

  private constructor(client: Client) {
    this.#client = client
  }

  /** Takes the locks. Unless `shared`, as for a command beside the running site, only one process may own the data. */
  static async announce(
    config: ClientConfig,
    options: { folder: string; shared: boolean; lost: () => void },
  ): Promise<Presence> {
    const client = new Client({ ...config, application_name: `slovo ${process.pid}` })
    client.on('error', () => {})
    await client.connect()
    try {
      await takeLock(client, `pg_try_advisory_lock_shared(${LOCK_SPACE}, ${USERS_LOCK})`, () => {
        throw new Error('Connection terminated: the server is stopping')
      })
      if (!options.shared) {
        await takeLock(client, `pg_try_advisory_lock(${LOCK_SPACE}, ${OWNER_LOCK})`, async () => {
          throw new StartError(await describeOwner(client, options.folder))
        })
      }
    } catch (error) {
      await client.end()
      throw error
    }
    const presence = new Presence(client)
    client.once('end', () => {
      if (!presence.#isLeaving) options.lost()
    })
    return presence
  }

  /** Releases the locks; the last process stops the server. */
  async leave(stop: () => Promise<void>): Promise<void> {
    this.#isLeaving = true
    if (await this.#isLast()) await stop()
    await this.#client.end()
  }

  /** Releases its own lock first, so that of several processes that end at once one is the last. */
  async #isLast(): Promise<boolean> {
    try {
      await this.#client.query(`select pg_advisory_unlock_shared(${LOCK_SPACE}, ${USERS_LOCK})`)
      return await tryLock(this.#client, `pg_try_advisory_lock(${LOCK_SPACE}, ${USERS_LOCK})`)
    } catch {
      return true // The server is gone or broken; stopping makes sure of it.
    }
  }
}

/** Retries: a killed process holds its locks until the server notices that it is gone. */
async function takeLock(client: Client, lock: string, refuse: () => unknown): Promise<void> {
  for (let attempt = 1; !(await tryLock(client, lock)); attempt += 1) {
    if (attempt === 20) await refuse()
    await pause(100)
  }
}

async function tryLock(client: Client, lock: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(`select ${lock} as taken`)
  return rows[0]?.taken === true
}

async function describeOwner(client: Client, folder: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [LOCK_SPACE, OWNER_LOCK],
  )
  const process = rows[0]?.name.replace('slovo', 'process') ?? 'another process'
  return `Another Slovo (${process}) already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder for this one.`
}
