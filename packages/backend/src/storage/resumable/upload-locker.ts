import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '@slovo/database'
import type { Lock, Locker, RequestRelease } from '@tus/server'
import { storageErrors } from '../errors/storage-errors.ts'

const LEASE = '5 seconds'
const BEAT = 1000
const LOCK_TIMEOUT_MS = 15_000
const BETWEEN_TRIES = 100

/**
 * One writer for an upload at a time, among all processes. The lock of a killed process
 * expires after seconds; a writer whose connection is broken gives way to the next request.
 */
export class UploadLocker implements Locker {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  newLock(id: string): Lock {
    return new UploadLock(this.#database, id)
  }
}

class UploadLock implements Lock {
  readonly #database: Database
  readonly #id: string
  readonly #holder = randomUUID()
  #beat: NodeJS.Timeout | undefined

  constructor(database: Database, id: string) {
    this.#database = database
    this.#id = id
  }

  async lock(signal: AbortSignal, giveWay: RequestRelease): Promise<void> {
    const end = Date.now() + LOCK_TIMEOUT_MS
    while (!(await this.#take())) {
      if (signal.aborted || Date.now() > end) throw storageErrors.locked()
      await this.#ask()
      await wait(BETWEEN_TRIES)
    }
    this.#beat = setInterval(() => this.#renew(giveWay), BEAT).unref()
  }

  async unlock(): Promise<void> {
    clearInterval(this.#beat)
    await this.#database.query(
      'delete from storage.resumable_locks where id = $1 and holder = $2',
      [this.#id, this.#holder],
    )
  }

  async #take(): Promise<boolean> {
    const { rowCount } = await this.#database.query(
      `insert into storage.resumable_locks as held (id, holder, until)
       values ($1, $2, now() + $3::interval)
       on conflict (id) do update
         set holder = excluded.holder, until = excluded.until, is_wanted = false
         where held.until < now()`,
      [this.#id, this.#holder, LEASE],
    )
    return rowCount > 0
  }

  async #ask(): Promise<void> {
    await this.#database.query(
      'update storage.resumable_locks set is_wanted = true where id = $1 and not is_wanted',
      [this.#id],
    )
  }

  /** A beat that fails is made up for by the next; a lease that is lost ends the writing. */
  #renew(giveWay: RequestRelease): void {
    this.#database
      .query<{ is_wanted: boolean }>(
        `update storage.resumable_locks set until = now() + $3::interval
         where id = $1 and holder = $2 returning is_wanted`,
        [this.#id, this.#holder, LEASE],
      )
      .then(
        ({ rows }) => (rows[0]?.is_wanted === false ? undefined : giveWay()),
        () => undefined,
      )
  }
}
