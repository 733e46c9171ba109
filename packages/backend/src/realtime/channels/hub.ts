import type { Outgoing } from '../protocol/outgoing.ts'

export interface Member {
  send(message: Outgoing): void
  hasPresence: boolean
  /** The session that it speaks in, if it has one. */
  readonly session: string | undefined
  /** The listening connection was lost for a while: the client has to join and to read again. */
  fail(): void
  /** Closes it, with the reason as its last message. */
  end(reason: string): void
}

/** A public and a private channel of one name are two. */
export interface ChannelId {
  topic: string
  isPrivate: boolean
}

export function channelKey({ topic, isPrivate }: ChannelId) {
  return `${isPrivate ? 'private' : 'public'}:${topic}`
}

/** Who is in which channel, in this process. */
export class Hub {
  readonly #channels = new Map<string, Set<Member>>()

  enter(channelId: ChannelId, member: Member) {
    const members = this.#channels.get(channelKey(channelId)) ?? new Set()
    this.#channels.set(channelKey(channelId), members.add(member))
  }

  leave(channelId: ChannelId, member: Member) {
    const members = this.#channels.get(channelKey(channelId))
    members?.delete(member)
    if (members?.size === 0) this.#channels.delete(channelKey(channelId))
  }

  deliver(key: string, message: Outgoing, isFor: (member: Member) => boolean = () => true) {
    for (const member of this.#channels.get(key) ?? []) if (isFor(member)) member.send(message)
  }

  failAll() {
    for (const member of this.#members()) member.fail()
  }

  endSession(session: string) {
    for (const member of this.#members()) {
      if (member.session === session) member.end('The session has been ended')
    }
  }

  #members() {
    return [...this.#channels.values()].flatMap((members) => [...members])
  }
}
