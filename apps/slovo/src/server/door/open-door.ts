import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Log } from '../../log.ts'
import { clientAddress, createProxyWarning, type ProxySettings } from '../client-address.ts'
import { asRequest } from '../current-request.ts'
import type { Fetching } from '../process-app.ts'

interface DoorOptions {
  app: Fetching
  siteUrl: string
  proxies: ProxySettings
  log: Log
}

/** Where requests come in from outside: each gets its id, its visitor's address, and the headers that every answer has. */
export function openDoor({ app, siteUrl, proxies, log }: DoorOptions): RequestListener {
  const isSecure = siteUrl.startsWith('https:')
  const warnOfProxy = createProxyWarning(proxies, log)
  const answer = getRequestListener((request, env) =>
    app.fetch(request, { ...env, clientAddress: clientAddress(env.incoming, proxies) }),
  )
  return (incoming, outgoing) => {
    const id = requestId(incoming, proxies)
    warnOfProxy(incoming)
    outgoing.setHeader('x-request-id', id)
    outgoing.setHeader('x-content-type-options', 'nosniff')
    if (isSecure) outgoing.setHeader('strict-transport-security', `max-age=${ONE_YEAR}`)
    return asRequest(id, () => answer(incoming, outgoing))
  }
}

const ONE_YEAR = 365 * 24 * 60 * 60

/** A proxy that is trusted may have given the request its id. */
function requestId({ headers }: IncomingMessage, { hops }: ProxySettings) {
  const given = headers['x-request-id']
  const isKept = hops > 0 && typeof given === 'string' && /^[\w.:-]{8,128}$/.test(given)
  return isKept ? given : randomUUID()
}
