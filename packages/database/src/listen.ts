import { Client, type ClientConfig, escapeIdentifier } from 'pg'

interface Subscription {
  onPayload(payload: string): void
  onReconnect?: (() => void) | undefined
}

/** One connection for all subscriptions: opened with the first, opened again when lost. */
export class Listener {
  readonly #config: ClientConfig
  readonly #recover: () => Promise<void>
  readonly #channels = new Map<string, Set<Subscription>>()
  #client: Promise<Client> | undefined
  /** The last statement: pg takes them one after another. */
  #last: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(config: ClientConfig, recover: () => Promise<void>) {
    this.#config = config
    this.#recover = recover
  }

  async listen(channel: string, subscription: Subscription): Promise<() => Promise<void>> {
    const subscriptions = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, subscriptions.add(subscription))
    this.#client ??= this.#connect()
    await this.#run(await this.#client, `listen ${escapeIdentifier(channel)}`)
    return async () => {
      subscriptions.delete(subscription)
      if (subscriptions.size > 0 || this.#closed) return
      this.#channels.delete(channel)
      const current = await this.#client
      if (current) await this.#run(current, `unlisten ${escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  #run(client: Client, sql: string): Promise<unknown> {
    const said = this.#last.then(() => client.query(sql))
    this.#last = said.catch(() => {})
    return said
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...this.#config, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of this.#channels.get(channel) ?? []) onPayload(payload ?? '')
    })
    await client.connect()
    for (const channel of this.#channels.keys()) {
      await client.query(`listen ${escapeIdentifier(channel)}`)
    }
    client.once('end', () => {
      if (!this.#closed) this.#client = this.#reconnect()
    })
    return client
  }

  async #reconnect(): Promise<Client> {
    for (let pause = 50; ; pause = Math.min(pause * 2, 5_000)) {
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
      if (this.#closed) throw new Error('The database is closed.')
      try {
        await this.#recover()
        const client = await this.#connect()
        for (const { onReconnect } of [...this.#channels.values()].flatMap((set) => [...set])) {
          onReconnect?.()
        }
        return client
      } catch (error) {
        if (this.#closed) throw error
      }
    }
  }
}
