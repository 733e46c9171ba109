import type { Caller, Database } from '@slovo/database'
import type { ApiKeys } from '../kernel/gateway/api-keys.ts'
import type { Bearer } from '../kernel/gateway/caller.ts'
import type { Log } from '../kernel/log.ts'
import { Catalogue } from './changes/catalogue.ts'
import { Feed } from './changes/feed.ts'
import { allRights, findRights, type Rights } from './channels/access.ts'
import { ENDED_SESSIONS } from './channels/ended-sessions.ts'
import { type ChannelId, channelKey, Hub, type Member } from './channels/hub.ts'
import { Presences } from './channels/presences.ts'
import { Relay, type RelayMessage } from './processes/relay.ts'
import { broadcast, push } from './protocol/outgoing.ts'
import type { RealtimeLimits } from './settings.ts'

export interface RealtimeParts {
  database: Database
  keys: ApiKeys
  limits: RealtimeLimits
  checkToken(token: string): Promise<Bearer>
  isSessionEnded(sessionId: string): Promise<boolean>
  now: () => Date
  log: Log
}

/** What all connections of a process share. */
export class Realtime {
  readonly parts: RealtimeParts
  readonly hub = new Hub()
  readonly feed: Feed
  readonly presences: Presences
  readonly #relay: Relay
  readonly #catalogue: Catalogue
  #endedSessions: Promise<() => Promise<void>> | undefined

  constructor(parts: RealtimeParts) {
    const { database, log } = parts
    this.parts = parts
    this.#catalogue = new Catalogue(database)
    this.#relay = new Relay(database, log, {
      heard: (notice, from) => this.#hear(notice, from),
      resumed: () => this.#resume(),
    })
    this.presences = new Presences({
      show: (key, diff) =>
        this.hub.deliver(
          key,
          push(wireTopic(key), 'presence_diff', diff),
          (member) => member.hasPresence,
        ),
      tell: (notice) => this.#relay.tell(notice),
    })
    this.feed = new Feed({
      database,
      log,
      catalogue: this.#catalogue,
      resumed: () => this.hub.failAll(),
    })
  }

  /** Until it has resolved, messages of other processes are missed. */
  async open(): Promise<void> {
    await this.#relay.start()
    await this.#hearEndedSessions()
  }

  async rightsOf(caller: Caller, channelId: ChannelId): Promise<Rights> {
    if (!channelId.isPrivate) return allRights
    const { database } = this.parts
    return await findRights({ database, catalogue: this.#catalogue }, caller, channelId.topic)
  }

  /** To all members of the channel, here and in the other processes. */
  broadcast(
    channelId: ChannelId,
    event: string,
    payload: unknown,
    isFor: (member: Member) => boolean = () => true,
  ) {
    const key = channelKey(channelId)
    this.hub.deliver(key, broadcast(wireTopic(key), event, payload), isFor)
    this.#relay.tell({
      kind: 'broadcast',
      topic: channelId.topic,
      private: channelId.isPrivate,
      event,
      ...(payload instanceof Uint8Array
        ? { payload: null, bytes: Buffer.from(payload).toString('base64') }
        : { payload }),
    })
  }

  async close() {
    this.presences.close()
    const stop = await this.#endedSessions
    await Promise.all([this.#relay.close(), this.feed.close(), this.#catalogue.close(), stop?.()])
  }

  async #hearEndedSessions() {
    this.#endedSessions ??= this.parts.database
      .listen(
        ENDED_SESSIONS,
        (session) => this.hub.endSession(session),
        () => this.hub.failAll(),
      )
      .catch((error) => {
        this.#endedSessions = undefined
        throw error
      })
    await this.#endedSessions
  }

  #hear(notice: RelayMessage, from: string) {
    if (notice.kind !== 'broadcast') return this.presences.hear(notice, from)
    const key = channelKey({ topic: notice.topic, isPrivate: notice.private })
    const payload =
      notice.bytes === undefined
        ? notice.payload
        : new Uint8Array(Buffer.from(notice.bytes, 'base64'))
    this.hub.deliver(key, broadcast(wireTopic(key), notice.event, payload))
  }

  #resume() {
    this.presences.forgetOthers()
    this.#relay.tell({ kind: 'presence-asked' })
    this.hub.failAll()
  }
}

function wireTopic(key: string) {
  return `realtime:${key.slice(key.indexOf(':') + 1)}`
}
