import type { Database } from '@slovo/database'

/** Shorter than the pause in `storage.count_public_change`, by more than clocks run apart in that time. */
const LEASE_MS = 40

/**
 * The version of what public URLs give. Within its lease no change can be acknowledged, so what was read under it is served
 * without a query; undefined while a change is under way (decision 93).
 */
export class PublicVersion {
  readonly #database: Pick<Database, 'query'>
  #lease: { version: string; until: number } | undefined
  #running: Promise<string | undefined> | undefined
  #next: Promise<string | undefined> | undefined

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database
  }

  /** As it is now, if that needs no query. */
  get leased(): string | undefined {
    return this.#lease && performance.now() < this.#lease.until ? this.#lease.version : undefined
  }

  /** As it is now, or was at some time after this call. */
  async current(): Promise<string | undefined> {
    const leased = this.leased
    if (leased !== undefined) return leased
    if (!this.#running) return this.#ask()
    // What is being asked may be older than this call: it counts only as long as its lease.
    const again = () => this.leased ?? this.#ask()
    this.#next ??= this.#running.then(again, again)
    return this.#next
  }

  #ask(): Promise<string | undefined> {
    this.#next = undefined
    const askedAt = performance.now()
    const running = this.#query().finally(() => {
      if (this.#running === running) this.#running = undefined
    })
    this.#running = running
    return running.then((version) => {
      this.#lease = version === undefined ? undefined : { version, until: askedAt + LEASE_MS }
      return version
    })
  }

  async #query(): Promise<string | undefined> {
    const { rows } = await this.#database.query<{ version: string | null }>(
      'select storage.lease_public_version()::text as version',
    )
    return rows[0]?.version ?? undefined
  }
}
