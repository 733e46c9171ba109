import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ProxySettings } from '../client-address.ts'

/** A new id, unless a trusted proxy has set one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>, { hops }: ProxySettings) {
  const given = headers['x-request-id']
  const isKept = hops > 0 && typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given)
  return isKept ? given : randomUUID()
}
