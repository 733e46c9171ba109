import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'

/** Headers of proxies. A proxy on this machine connects from loopback too; only these headers reveal it. */
const FORWARDED = /^(x-forwarded-.*|cf-.*|forwarded|true-client-ip|x-real-ip|via)$/

/** Whether a URL's host name or IP address is this machine. */
export function isLoopbackName(host: string) {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (isIP(name) === 4) return name.startsWith('127.')
  return name === '::1' || name === 'localhost' || name.endsWith('.localhost')
}

/** Responds with 404 unless the request comes directly from this machine. */
export const requireThisMachine: MiddlewareHandler = async (c, next) => {
  if (!isFromThisMachine(c.env?.incoming)) return c.notFound()
  await next()
}

function isFromThisMachine(incoming: IncomingMessage | undefined) {
  if (!incoming) return false
  const { headers, httpVersion, socket } = incoming
  const isLoopback = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '')
  const isOwnName = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')
  // A bare `proxy_pass` of nginx uses HTTP/1.0 and adds no header; browsers and curl use 1.1.
  return (
    isLoopback &&
    isOwnName &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  )
}
