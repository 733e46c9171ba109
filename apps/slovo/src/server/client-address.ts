import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

interface Incoming {
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

export interface ProxySettings {
  /** The number of the operator's proxies in front of the process. */
  hops: number
  /** The header to which each of them appends the IP address of its client. */
  header: string
}

/**
 * The visitor's IP address, by which limits count. Each proxy appends its client's address: with two
 * of them, `X-Forwarded-For: 203.0.113.9, 198.51.100.7, 10.0.0.2` is a visitor at 198.51.100.7 who has invented the first.
 * A request that came through fewer proxies has the IP address of its connection.
 */
export function clientAddress(
  { headers, socket }: Incoming,
  { hops, header }: ProxySettings,
): string {
  const connected = socket.remoteAddress ?? ''
  if (hops === 0) return connected
  const forwarded = [headers[header] ?? []].flat().join(',').split(',').at(-hops)
  return readAddress(forwarded ?? '') ?? connected
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function readAddress(text: string) {
  const address = text.trim().replace(/^\[(.+)\](:\d+)?$/, '$1')
  return [address, address.replace(/:\d+$/, '')].find((one) => isIP(one) !== 0)
}

const FORWARDING = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip']

/** Warns the operator once about a proxy that is not in the settings: all visitors share one limit. */
export function createProxyWarning(
  { hops }: ProxySettings,
  log: { warn(details: object, message: string): void },
) {
  let hasWarned = hops > 0
  return ({ headers }: Pick<Incoming, 'headers'>) => {
    const header = hasWarned ? undefined : FORWARDING.find((name) => headers[name])
    if (!header) return
    hasWarned = true
    log.warn(
      { header },
      'A proxy stands before Slovo, but no setting says so: its visitors share their limits. Set TRUSTED_PROXY_HOPS to the number of your proxies, or tell the proxy that nothing but it may reach this port.',
    )
  }
}
