/** How much one client may ask of `/realtime/v1`. */
export interface RealtimeLimits {
  /** Bytes of one message. */
  messageBytes: number
  /** Channels of one connection. */
  channels: number
  /** Joins of one connection within a second. */
  joinsPerSecond: number
  /** Messages of one connection within a second; the channel that goes beyond is closed. */
  messagesPerSecond: number
  /** Connections of one process. */
  connections: number
  /** Bytes that wait for a client which does not read; beyond, its connection is cut. */
  unreadBytes: number
  /** Seconds without a sign of life, after which a connection is closed. */
  silence: number
}

/** Supabase's own, where it has them. */
export const usualLimits: RealtimeLimits = {
  messageBytes: 256 * 1024,
  channels: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 100,
  connections: 10_000,
  unreadBytes: 8 * 1024 * 1024,
  silence: 60,
}

/** Says whether one more fits into the running second. */
export function perSecond(limit: number, now: () => number = Date.now) {
  let second = 0
  let count = 0
  return function isWithin() {
    const current = Math.floor(now() / 1000)
    if (current !== second) [second, count] = [current, 0]
    count += 1
    return count <= limit
  }
}
