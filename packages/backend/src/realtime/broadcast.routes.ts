import { type Context, Hono } from 'hono'
import { callerOf, type GatewayEnv } from '../kernel/gateway/caller.ts'
import { limitBody } from '../kernel/http/body.ts'
import { BroadcastRequest, parsePayload } from './protocol/payloads.ts'
import type { Realtime } from './realtime.ts'
import { answerRealtimeError, realtimeErrors } from './realtime-errors.ts'

/** `/realtime/v1/api`: broadcasts of clients that have no channel open. */
export function broadcastRoutes(realtime: Realtime) {
  const { limits, log } = realtime.parts

  return new Hono<GatewayEnv>()
    .use(limitBody(limits.messageBytes, realtimeErrors.bodyTooLarge))
    .post('/broadcast', async (c) => {
      const caller = callerOf(c)
      const { success, data } = BroadcastRequest.safeParse(await readBody(c))
      if (!success) throw realtimeErrors.invalidBody('messages are not understood')
      for (const message of data.messages) {
        const channelId = { topic: message.topic, isPrivate: message.private ?? false }
        const { canBroadcast } = await realtime.rightsOf(caller, channelId)
        if (canBroadcast) realtime.broadcast(channelId, message.event, message.payload)
      }
      return c.body(null, 202)
    })
    .post('/broadcast/:topic/events/:event', async (c) => {
      const caller = callerOf(c)
      const { topic, event } = c.req.param()
      const channelId = { topic, isPrivate: c.req.query('private') === 'true' }
      if (topic.length > 255 || event.length > 255) {
        throw realtimeErrors.invalidBody('name too long')
      }
      const { canBroadcast } = await realtime.rightsOf(caller, channelId)
      if (!canBroadcast) throw realtimeErrors.broadcastDenied()
      const isBytes = c.req.header('content-type')?.startsWith('application/octet-stream')
      const payload = isBytes ? new Uint8Array(await c.req.arrayBuffer()) : await readBody(c)
      if (payload === undefined) throw realtimeErrors.invalidBody('the body is not JSON')
      realtime.broadcast(channelId, event, payload)
      return c.body(null, 202)
    })
    .onError(answerRealtimeError(log))
}

/** Undefined where the body is no JSON that can be sent on. */
async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text()
  try {
    return parsePayload(text)
  } catch {
    return undefined
  }
}
