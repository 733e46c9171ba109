import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Upgrades } from '@slovo/backend'
import type { ProcessLog } from '../../log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { clientAddress, createProxyWarning, type ProxySettings } from '../client-address.ts'
import { asRequest } from '../current-request.ts'
import type { Fetching } from '../process-app.ts'
import { guardUpgrades } from './guard-upgrades.ts'
import { requestId } from './request-id.ts'

interface DoorOptions {
  app: Fetching
  /** Undefined if WebSockets are not served. */
  upgrades: Upgrades | undefined
  siteUrl: string
  proxies: ProxySettings
  /** The limit of WebSockets per IP address. */
  socketsPerAddress: number
  log: ProcessLog
  metrics: Metrics
}

interface Door {
  listener: RequestListener
  upgrades: Upgrades | undefined
}

/** The entry of all outside requests: each gets an id, its visitor's IP address, and the headers of every response. */
export function openDoor({ app, upgrades, siteUrl, proxies, ...rest }: DoorOptions): Door {
  const isSecure = siteUrl.startsWith('https:')
  const warnOfProxy = createProxyWarning(proxies, rest.log)
  const answer = getRequestListener((request, env) =>
    app.fetch(request, { ...env, clientAddress: clientAddress(env.incoming, proxies) }),
  )
  return {
    listener(incoming, outgoing) {
      const id = requestId(incoming, proxies)
      warnOfProxy(incoming)
      outgoing.setHeader('x-request-id', id)
      outgoing.setHeader('x-content-type-options', 'nosniff')
      if (isSecure) outgoing.setHeader('strict-transport-security', `max-age=${ONE_YEAR}`)
      return asRequest(id, () => answer(incoming, outgoing))
    },
    upgrades: upgrades && guardUpgrades(upgrades, { proxies, warnOfProxy, ...rest }),
  }
}

const ONE_YEAR = 365 * 24 * 60 * 60
