import { Client, type ClientConfig, escapeIdentifier } from 'pg'

interface Hearing {
  heard(payload: string): void
  resumed?: (() => void) | undefined
}

/** One connection that hears channels; made when the first is asked for, made again when lost. */
export class Listener {
  readonly #config: ClientConfig
  readonly #recover: () => Promise<void>
  readonly #channels = new Map<string, Set<Hearing>>()
  #client: Promise<Client> | undefined
  #closed = false

  constructor(config: ClientConfig, recover: () => Promise<void>) {
    this.#config = config
    this.#recover = recover
  }

  async listen(channel: string, hearing: Hearing): Promise<() => Promise<void>> {
    const listeners = this.#channels.get(channel) ?? new Set()
    this.#channels.set(channel, listeners.add(hearing))
    this.#client ??= this.#connect()
    const client = await this.#client
    await client.query(`listen ${escapeIdentifier(channel)}`)
    return async () => {
      listeners.delete(hearing)
      if (listeners.size > 0 || this.#closed) return
      this.#channels.delete(channel)
      const current = await this.#client
      await current?.query(`unlisten ${escapeIdentifier(channel)}`)
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #connect(): Promise<Client> {
    const client = new Client({ ...this.#config, keepAlive: true })
    client.on('error', () => {})
    client.on('notification', ({ channel, payload }) => {
      for (const { heard } of this.#channels.get(channel) ?? []) heard(payload ?? '')
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
        for (const { resumed } of [...this.#channels.values()].flatMap((set) => [...set])) {
          resumed?.()
        }
        return client
      } catch (error) {
        if (this.#closed) throw error
      }
    }
  }
}
