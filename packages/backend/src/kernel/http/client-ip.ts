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
