import { isIP } from 'node:net'
import type { Context } from 'hono'
import { z } from 'zod'

const Socket = z.object({
  clientAddress: z.string().optional(),
  incoming: z.object({ socket: z.object({ remoteAddress: z.string() }) }).optional(),
})

/**
 * The IP address of the client: named by the process for requests of its own pages (`app.fetch(request,
 * { clientAddress })`), by the proxy's header where the operator trusts one, else by the socket.
 */
export function clientIp(c: Context, trustedHeader?: string): string | undefined {
  const socket = Socket.safeParse(c.env).data
  const forwarded = trustedHeader && c.req.header(trustedHeader)?.split(',').at(-1)?.trim()
  const address = socket?.clientAddress || forwarded || socket?.incoming?.socket.remoteAddress
  return address && isIP(address) !== 0 ? address : undefined
}

/** The network in which one client can choose its IP address: an IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped

  const [head = '', tail] = address.split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}

function groupsOf(text: string) {
  const groups = text.split(':').filter(Boolean)
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
