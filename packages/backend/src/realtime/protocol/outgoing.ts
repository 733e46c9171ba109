import { type Frame, type Version, writeBinaryBroadcast, writeFrame } from './frames.ts'

/** A message to one client or to many: serialised once for each version of the protocol. */
export interface Outgoing {
  /** Undefined where this version of the protocol has no such message. */
  as(version: Version): string | Buffer | undefined
}

export function outgoing(frame: Frame): Outgoing {
  const written = new Map<Version, string>()
  return {
    as(version) {
      const text = written.get(version) ?? writeFrame(version, frame)
      written.set(version, text)
      return text
    },
  }
}

/** A push from the server, which answers nothing. */
export function push(topic: string, event: string, payload: unknown): Outgoing {
  return outgoing({ joinRef: null, ref: null, topic, event, payload })
}

export function broadcast(topic: string, event: string, payload: unknown): Outgoing {
  if (!(payload instanceof Uint8Array)) {
    return push(topic, 'broadcast', { type: 'broadcast', event, payload })
  }
  const bytes = writeBinaryBroadcast(topic, event, payload)
  return { as: (version) => (version === '2.0.0' ? bytes : undefined) }
}

export function reply(to: Frame, status: 'ok' | 'error', response: unknown = {}): Outgoing {
  return outgoing({ ...to, event: 'phx_reply', payload: { status, response } })
}
