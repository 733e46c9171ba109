/** How much one client may ask of `/realtime/v1`. */
export interface RealtimeLimits {
  /** Bytes of one message. */
  messageBytes: number
  /** Channels of one connection. */
  channels: number
  /** Joins of one connection within a second. */
  joinsPerSecond: number
  /** Messages of one connection within a second; the channel that exceeds them is closed. */
  messagesPerSecond: number
  /** Connections of one process. */
  connections: number
  /** Bytes that wait for a client which does not read; beyond, its connection is cut. */
  unreadBytes: number
  /** Seconds without a heartbeat, after which a connection is closed. */
  silence: number
}

/** Supabase's own, where it has them. */
export const defaultRealtimeLimits: RealtimeLimits = {
  messageBytes: 256 * 1024,
  channels: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 100,
  connections: 10_000,
  unreadBytes: 8 * 1024 * 1024,
  silence: 60,
}
