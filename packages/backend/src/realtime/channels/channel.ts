import { randomUUID } from 'node:crypto'
import type { Caller } from '@slovo/database'
import type { Bearer } from '../../kernel/gateway/caller.ts'
import type { Subscription } from '../changes/subscription.ts'
import { type Outgoing, outgoing, push } from '../protocol/outgoing.ts'
import type { JoinConfig } from '../protocol/payloads.ts'
import type { Realtime } from '../realtime.ts'
import type { Rights } from './access.ts'
import { sessionOf } from './ended-sessions.ts'
import { type ChannelId, channelKey, type Member } from './hub.ts'

const MAX_TIMER_MS = 2 ** 31 - 1

/** The caller of a channel, the token that says until when, and the rights. */
export interface JoinGrant {
  bearer: Bearer
  caller: Caller
  rights: Rights
}

interface ChannelParts {
  realtime: Realtime
  channelId: ChannelId
  topic: string
  joinRef: string | null
  config: JoinConfig
  grant: JoinGrant
  send(message: Outgoing): void
  closed(channel: Channel): void
}

/** One client in one channel, from its join until it leaves, fails, or its token expires. */
export class Channel implements Member {
  readonly channelId: ChannelId
  readonly topic: string
  readonly config: JoinConfig
  readonly subscriptions: Subscription[] = []
  hasPresence: boolean
  readonly #id = randomUUID()
  readonly #parts: ChannelParts
  readonly #presenceKey: string
  #grant: JoinGrant
  #present: string | undefined
  #expiry: NodeJS.Timeout | undefined
  #isOpen = true

  constructor(parts: ChannelParts) {
    this.#parts = parts
    this.channelId = parts.channelId
    this.topic = parts.topic
    this.config = parts.config
    this.hasPresence = parts.config.presence.enabled
    this.#presenceKey = parts.config.presence.key || this.#id
    this.#grant = parts.grant
    this.#awaitExpiry()
  }

  get session(): string | undefined {
    return sessionOf(this.#grant.bearer.claims)
  }

  get caller(): Caller {
    return this.#grant.caller
  }

  get rights(): Rights {
    return this.#grant.rights
  }

  /** The client has sent a newer token. */
  renew(grant: JoinGrant) {
    this.#grant = grant
    this.#awaitExpiry()
  }

  send(message: Outgoing) {
    if (this.#isOpen) this.#parts.send(message)
  }

  /** Sends a message about the channel itself. */
  tell(extension: 'system' | 'postgres_changes', status: 'ok' | 'error', message: string) {
    const payload = { extension, status, message, channel: this.channelId.topic }
    this.send(push(this.topic, 'system', payload))
  }

  track(payload: Record<string, unknown>) {
    this.showPresences()
    const said = JSON.stringify(payload)
    if (said === this.#present) return
    this.#present = said
    this.#setPresence({ ...payload, phx_ref: randomUUID() })
  }

  untrack() {
    if (this.#present === undefined) return
    this.#present = undefined
    this.#setPresence(null)
  }

  /** From now on this client is sent who is present. */
  showPresences({ anew = false } = {}) {
    if (this.hasPresence && !anew) return
    this.hasPresence = true
    const { presences } = this.#parts.realtime
    this.send(push(this.topic, 'presence_state', presences.list(channelKey(this.channelId))))
  }

  /** Closes the channel, with the reason as its last message. */
  end(reason: string) {
    this.tell('system', 'error', reason)
    this.close()
  }

  fail() {
    const frame = { joinRef: this.#parts.joinRef, ref: null, topic: this.topic }
    this.send(outgoing({ ...frame, event: 'phx_error', payload: {} }))
    this.leave()
  }

  close() {
    const frame = { joinRef: this.#parts.joinRef, ref: this.#parts.joinRef, topic: this.topic }
    this.send(outgoing({ ...frame, event: 'phx_close', payload: {} }))
    this.leave()
  }

  /** Releases what the channel held, and sends nothing. */
  leave() {
    if (!this.#isOpen) return
    this.#isOpen = false
    clearTimeout(this.#expiry)
    const { realtime, closed } = this.#parts
    realtime.hub.leave(this.channelId, this)
    realtime.feed.unsubscribe(this.subscriptions)
    this.untrack()
    closed(this)
  }

  #setPresence(meta: Record<string, unknown> | null) {
    const { presences } = this.#parts.realtime
    presences.set(channelKey(this.channelId), { id: this.#id, key: this.#presenceKey, meta })
  }

  #awaitExpiry() {
    clearTimeout(this.#expiry)
    const { exp } = this.#grant.bearer.claims
    if (typeof exp !== 'number') return
    const wait = exp * 1000 - this.#parts.realtime.parts.now().getTime()
    if (wait > MAX_TIMER_MS) return
    this.#expiry = setTimeout(() => this.end('Token has expired'), Math.max(0, wait)).unref()
  }
}
