import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { callerOf, type GatewayEnv } from '../kernel/gateway/caller.ts'
import { TokenError } from '../kernel/gateway/token-error.ts'
import { logFailure } from '../kernel/log-failure.ts'
import { BroadcastRequest } from './protocol/payloads.ts'
import { readPayload } from './protocol/read-payload.ts'
import type { Realtime } from './realtime.ts'

/** `/realtime/v1/api`: broadcasts of clients that have no channel open. */
export function broadcastRoutes(realtime: Realtime) {
  const { limits, log } = realtime.parts
  const maxSize = limits.messageBytes

  return new Hono<GatewayEnv>()
    .use(bodyLimit({ maxSize, onError: (c) => c.json({ error: 'Payload too large' }, 413) }))
    .post('/broadcast', async (c) => {
      const caller = callerOf(c)
      const { success, data } = BroadcastRequest.safeParse(await readBody(c))
      if (!success) return c.json({ error: 'messages are not understood' }, 422)
      for (const message of data.messages) {
        const room = { topic: message.topic, isPrivate: message.private ?? false }
        const { canBroadcast } = await realtime.rightsOf(caller, room)
        if (canBroadcast) realtime.broadcast(room, message.event, message.payload)
      }
      return c.body(null, 202)
    })
    .post('/broadcast/:topic/events/:event', async (c) => {
      const caller = callerOf(c)
      const { topic, event } = c.req.param()
      const room = { topic, isPrivate: c.req.query('private') === 'true' }
      if (topic.length > 255 || event.length > 255) return c.json({ error: 'name too long' }, 422)
      const { canBroadcast } = await realtime.rightsOf(caller, room)
      if (!canBroadcast) return c.json({ error: 'Unauthorized' }, 403)
      const isBytes = c.req.header('content-type')?.startsWith('application/octet-stream')
      const payload = isBytes ? new Uint8Array(await c.req.arrayBuffer()) : await readBody(c)
      if (payload === undefined) return c.json({ error: 'the body is not JSON' }, 422)
      realtime.broadcast(room, event, payload)
      return c.body(null, 202)
    })
    .onError((error, c) => {
      if (error instanceof TokenError) return c.json({ error: error.message }, 401)
      if (error instanceof HTTPException) return error.getResponse()
      logFailure(log, error, 'a broadcast failed')
      return c.json({ error: 'Internal Server Error' }, 500)
    })
}

/** Nothing where the body is no JSON that could be told on. */
async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return readPayload(text)
  } catch {
    return undefined
  }
}
