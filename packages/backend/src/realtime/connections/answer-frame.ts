import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { authorizeJoin } from '../channels/authorize-join.ts'
import type { Channel } from '../channels/channel.ts'
import { joinChannel } from '../channels/join-channel.ts'
import type { Frame } from '../protocol/frames.ts'
import { reply } from '../protocol/outgoing.ts'
import { Broadcast, NewToken, PresenceCall } from '../protocol/payloads.ts'
import type { Connection } from './connection.ts'

/** Handles a frame: a heartbeat, a join, or a message in a channel that was joined. */
export async function answerFrame(connection: Connection, frame: Frame): Promise<void> {
  if (frame.topic === 'phoenix') return connection.send(reply(frame, 'ok'))
  if (frame.event === 'phx_join') return joinChannel(connection, frame)

  const channel = connection.channels.get(frame.topic)
  if (!channel) return connection.send(reply(frame, 'error', { reason: 'unmatched topic' }))
  switch (frame.event) {
    case 'phx_leave':
      channel.send(reply(frame, 'ok'))
      return channel.close()
    case 'access_token':
      return renewToken(connection, channel, frame)
    case 'broadcast':
      return passOn(connection, channel, frame)
    case 'presence':
      return answerPresence(connection, channel, frame)
    default:
      channel.send(reply(frame, 'error', { reason: 'unknown event' }))
  }
}

async function renewToken(connection: Connection, channel: Channel, { payload }: Frame) {
  const token = NewToken.safeParse(payload).data?.access_token
  if (!token) return
  try {
    channel.renew(await authorizeJoin(connection, channel.channelId, token))
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    channel.end(error.message)
  }
}

function passOn(connection: Connection, channel: Channel, frame: Frame) {
  const wantsAnswer = channel.config.broadcast.ack
  const { success, data } = Broadcast.safeParse(frame.payload)
  if (!success) return channel.send(reply(frame, 'error', { reason: 'a broadcast needs an event' }))
  if (!connection.mayPush()) return channel.end('Too many messages per second')
  if (!channel.rights.canBroadcast) {
    if (wantsAnswer) channel.send(reply(frame, 'error', { reason: 'Unauthorized' }))
    return
  }
  connection.realtime.broadcast(
    channel.channelId,
    data.event,
    data.payload,
    (member) => member !== channel || channel.config.broadcast.self,
  )
  if (wantsAnswer) channel.send(reply(frame, 'ok'))
}

function answerPresence(connection: Connection, channel: Channel, frame: Frame) {
  const { success, data } = PresenceCall.safeParse(frame.payload)
  if (!success) return channel.send(reply(frame, 'error', { reason: 'track or untrack' }))
  if (!connection.mayPush()) return channel.end('Too many messages per second')
  if (!channel.rights.canBePresent) {
    return channel.send(reply(frame, 'error', { reason: 'Unauthorized' }))
  }
  channel.send(reply(frame, 'ok'))
  if (data.event === 'track') channel.track(data.payload)
  else channel.untrack()
}
