import { randomUUID } from 'node:crypto'
import type { Database } from '@slovo/database'
import { z } from 'zod'
import type { Log } from '../../kernel/log.ts'
import { joinPieces } from './notices.ts'

const Entry = z.object({
  id: z.string(),
  key: z.string(),
  meta: z.record(z.string(), z.unknown()).nullable(),
})

/** What processes, and SQL by `realtime.send`, send each other. */
const RelayMessage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('broadcast'),
    topic: z.string(),
    private: z.boolean(),
    event: z.string(),
    payload: z.unknown(),
    /** Base64 of a payload of bytes. */
    bytes: z.string().optional(),
  }),
  z.object({ kind: z.literal('presence'), room: z.string(), entries: z.array(Entry) }),
  z.object({ kind: z.literal('presence-asked') }),
  z.object({ kind: z.literal('alive') }),
  z.object({ kind: z.literal('gone') }),
])
export type RelayMessage = z.infer<typeof RelayMessage>
const Told = z.object({ from: z.string().optional() })

interface RelayListener {
  heard(notice: RelayMessage, from: string): void
  /** The connection was lost and is back: messages in between are unknown. */
  resumed(): void
}

/** Sends messages to the other processes on the same database, and receives theirs. An embedded database has no others. */
export class Relay {
  readonly #database: Database
  readonly #log: Log
  readonly #listener: RelayListener
  readonly #id = randomUUID()
  #listening: Promise<() => Promise<void>> | undefined
  #telling: Promise<unknown> = Promise.resolve()

  constructor(database: Database, log: Log, listener: RelayListener) {
    this.#database = database
    this.#log = log
    this.#listener = listener
  }

  /** Receives from now on; no message sent after it has resolved is missed. */
  async start(): Promise<void> {
    this.#listening ??= this.#listen().catch((error) => {
      this.#listening = undefined
      throw error
    })
    await this.#listening
  }

  tell(notice: RelayMessage): void {
    if (this.#database.kind === 'embedded') return
    const message = JSON.stringify({ ...notice, id: randomUUID(), from: this.#id })
    this.#telling = this.#telling
      .then(() => this.#database.query("select realtime.tell('realtime_messages', $1)", [message]))
      .catch((error) =>
        this.#log.error({ err: error }, 'a realtime message did not reach the other processes'),
      )
  }

  async close(): Promise<void> {
    if (!this.#listening) return
    this.tell({ kind: 'gone' })
    await this.#telling
    const stop = await this.#listening
    await stop()
  }

  async #listen() {
    const stop = await this.#database.listen(
      'realtime_messages',
      joinPieces((message) => this.#hear(message)),
      () => this.#listener.resumed(),
    )
    this.tell({ kind: 'presence-asked' })
    return stop
  }

  /** Every role that may NOTIFY can send anything. */
  #hear(message: string) {
    const json = readJson(message)
    const from = Told.safeParse(json).data?.from ?? ''
    if (from === this.#id) return
    const notice = RelayMessage.safeParse(json)
    if (notice.success) this.#listener.heard(notice.data, from)
    else this.#log.warn({ err: notice.error }, 'a realtime notice could not be read')
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
