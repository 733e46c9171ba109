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
export interface Room {
  topic: string
  isPrivate: boolean
}

export function channelKey({ topic, isPrivate }: Room) {
  return `${isPrivate ? 'private' : 'public'}:${topic}`
}

/** Who is in which channel, in this process. */
export class Hub {
  readonly #rooms = new Map<string, Set<Member>>()

  enter(room: Room, member: Member) {
    const members = this.#rooms.get(channelKey(room)) ?? new Set()
    this.#rooms.set(channelKey(room), members.add(member))
  }

  leave(room: Room, member: Member) {
    const members = this.#rooms.get(channelKey(room))
    members?.delete(member)
    if (members?.size === 0) this.#rooms.delete(channelKey(room))
  }

  deliver(key: string, message: Outgoing, isFor: (member: Member) => boolean = () => true) {
    for (const member of this.#rooms.get(key) ?? []) if (isFor(member)) member.send(message)
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
    return [...this.#rooms.values()].flatMap((members) => [...members])
  }
}
