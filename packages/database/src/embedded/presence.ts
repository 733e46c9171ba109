import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { StartError } from '../start-error.ts'

const SPACE = 5_108_053
const OWNER = 1
const GUESTS = 2

/**
 * One session that says who uses the embedded database. Its advisory locks are the process lock:
 * the server gives them up when the process is gone, however it went, so no stale file and no
 * reused process number can lie.
 */
export class Presence {
  readonly #client: Client
  #isLeaving = false

  private constructor(client: Client) {
    this.#client = client
  }

  /** `shared`: a command beside the running site. Otherwise only one process may own the data. */
  static async announce(
    config: ClientConfig,
    options: { folder: string; shared: boolean; lost: () => void },
  ): Promise<Presence> {
    const client = new Client({ ...config, application_name: `slovo ${process.pid}` })
    client.on('error', () => {})
    await client.connect()
    try {
      await take(client, `pg_try_advisory_lock_shared(${SPACE}, ${GUESTS})`, () => {
        throw new Error('Connection terminated: the server is stopping')
      })
      if (!options.shared) {
        await take(client, `pg_try_advisory_lock(${SPACE}, ${OWNER})`, async () => {
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

  /** Says good-bye; the last one out stops the server. */
  async leave(stop: () => Promise<void>): Promise<void> {
    this.#isLeaving = true
    if (await this.#isLast()) await stop()
    await this.#client.end()
  }

  /** Gives up the place first: of several that leave at once, the last to do so finds nobody else. */
  async #isLast(): Promise<boolean> {
    try {
      await this.#client.query(`select pg_advisory_unlock_shared(${SPACE}, ${GUESTS})`)
      return await tryLock(this.#client, `pg_try_advisory_lock(${SPACE}, ${GUESTS})`)
    } catch {
      return true // The server is gone or broken; stopping makes sure of it.
    }
  }
}

/** A process that was killed a moment ago still holds its locks until the server has noticed. */
async function take(client: Client, lock: string, refuse: () => unknown): Promise<void> {
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
    [SPACE, OWNER],
  )
  const process = rows[0]?.name.replace('slovo', 'process') ?? 'another process'
  return `Another Slovo (${process}) already uses the data folder ${folder}. Stop it first, or set DATA_DIR to another folder for this one.`
}
