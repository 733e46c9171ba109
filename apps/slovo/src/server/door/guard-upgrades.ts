import type { IncomingMessage } from 'node:http'
import { networkOf, refuseUpgrade, type UpgradeAnswer, type Upgrades } from '@slovo/backend'
import type { ProcessLog } from '../../log.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import { clientAddress, type ProxySettings } from '../client-address.ts'
import { asRequest } from '../current-request.ts'
import { requestId } from './request-id.ts'

interface GuardOptions {
  proxies: ProxySettings
  warnOfProxy: (request: IncomingMessage) => void
  socketsPerAddress: number
  log: ProcessLog
  metrics: Metrics
}

/**
 * WebSocket upgrades, which Node emits apart from other requests: each gets an id, a line in the log and a count
 * in the metrics, and the number per IP address is limited, including those being opened.
 */
export function guardUpgrades(
  upgrades: Upgrades,
  { proxies, warnOfProxy, socketsPerAddress, log, metrics }: GuardOptions,
): Upgrades {
  const held = new Map<string, number>()

  /** Reports the response's status, as for every request. */
  function answerTo(request: IncomingMessage, id: string): UpgradeAnswer {
    const startedAt = performance.now()
    const path = URL.parse(request.url ?? '/', 'http://localhost')?.pathname
    return {
      headers: { 'x-request-id': id },
      answered(status) {
        const milliseconds = performance.now() - startedAt
        log.info({ method: 'GET', path, status, ms: Math.round(milliseconds) })
        const route = 'websocket'
        metrics.requestAnswered({ method: 'GET', route, status, seconds: milliseconds / 1000 })
      },
    }
  }

  return {
    upgrade(request, socket, head) {
      const id = requestId(request, proxies)
      // A socket that is closed already would never free its place.
      if (socket.destroyed) return true
      return asRequest(id, () => {
        warnOfProxy(request)
        const answer = answerTo(request, id)
        const network = networkOf(clientAddress(request, proxies))
        const others = held.get(network) ?? 0
        if (others >= socketsPerAddress) {
          const headers = { ...answer.headers, 'retry-after': '10' }
          refuseUpgrade(socket, 429, { ...answer, headers })
          return true
        }
        held.set(network, others + 1)
        socket.once('close', () => {
          const left = (held.get(network) ?? 1) - 1
          if (left > 0) held.set(network, left)
          else held.delete(network)
        })
        return upgrades.upgrade(request, socket, head, answer)
      })
    },
    close: () => upgrades.close(),
  }
}
