import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'

/** What proxies add. One on this machine comes from loopback too, so that these headers are what gives it away. */
const FORWARDED = /^(x-forwarded-.*|cf-.*|forwarded|true-client-ip|x-real-ip|via)$/

/** Whether a host name or an IP address, as it stands in a URL, leads to the machine that asks. */
export function isLoopbackName(host: string) {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost')
}

/** Answers 404 unless a program on this machine asks directly. */
export const onThisMachineOnly: MiddlewareHandler = async (c, next) => {
  if (!isFromThisMachine(c.env?.incoming)) return c.notFound()
  await next()
}

function isFromThisMachine(incoming: IncomingMessage | undefined) {
  if (!incoming) return false
  const { headers, httpVersion, socket } = incoming
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  const isOwnName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')
  // A bare `proxy_pass` of nginx asks with HTTP/1.0 and adds nothing; browsers and curl ask with 1.1.
  return (
    isLoopback &&
    isOwnName &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  )
}
