import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { Subscription } from '../changes/subscription.ts'
import type { Connection } from '../connections/connection.ts'
import type { Frame } from '../protocol/frames.ts'
import { reply } from '../protocol/outgoing.ts'
import { Join, type JoinConfig } from '../protocol/payloads.ts'
import { realtimeErrors } from '../realtime-errors.ts'
import { authorizeJoin } from './authorize-join.ts'
import { Channel } from './channel.ts'

const PREFIX = 'realtime:'

/** Lets a client join a channel. When the reply is sent, all its subscriptions are active. */
export async function joinChannel(connection: Connection, frame: Frame): Promise<void> {
  try {
    await join(connection, frame)
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    connection.send(reply(frame, 'error', { reason: error.message }))
  }
}

async function join(connection: Connection, frame: Frame) {
  const { realtime, channels } = connection
  const { topic, joinRef, ref } = frame
  const { success, data } = Join.safeParse(frame.payload ?? {})
  if (!success || !topic.startsWith(PREFIX) || topic.length === PREFIX.length) {
    throw realtimeErrors.joinRefused('the join is not understood')
  }
  channels.get(topic)?.close()
  if (!connection.mayJoin()) {
    throw realtimeErrors.joinRefused('ClientJoinRateLimitReached: Too many joins per second')
  }
  if (channels.size >= realtime.parts.limits.channels) {
    throw realtimeErrors.joinRefused('ChannelRateLimitReached: Too many channels')
  }

  const { config, access_token } = data
  // From here on the end of a session is noticed; `authorizeJoin` checks whether it was ended before.
  await realtime.open()
  const channelId = { topic: topic.slice(PREFIX.length), isPrivate: config.private ?? false }
  const grant = await authorizeJoin(connection, channelId, access_token)
  const channel = new Channel({
    realtime,
    channelId,
    topic,
    joinRef: joinRef ?? ref,
    config,
    grant,
    send: (message) => connection.send(message),
    closed: () => {
      if (channels.get(topic) === channel) channels.delete(topic)
    },
  })
  channels.set(topic, channel)
  realtime.hub.enter(channelId, channel)
  const bindings = config.postgres_changes ?? []
  const refusal = await subscribe(connection, channel, config)
  if (refusal && config.postgres_changes_options?.wait) {
    channel.leave()
    throw realtimeErrors.joinRefused(refusal)
  }

  const shown = bindings.map(({ select: _, ...binding }, index) => ({
    ...binding,
    id: channel.subscriptions[index]?.id ?? -1 - index,
  }))
  channel.send(reply(frame, 'ok', { postgres_changes: shown }))
  if (refusal) channel.tell('postgres_changes', 'error', refusal)
  else if (bindings.length > 0) channel.tell('postgres_changes', 'ok', 'Subscribed to PostgreSQL')
  if (channel.hasPresence) channel.showPresences({ anew: true })
}

/** Gives the reason of a refusal, for the subscriber, if there is one. */
async function subscribe(
  { realtime }: Connection,
  channel: Channel,
  { postgres_changes }: JoinConfig,
): Promise<string | undefined> {
  if (!postgres_changes?.length) return undefined
  try {
    const subscriptions: Subscription[] = await realtime.feed.subscribe(channel, postgres_changes)
    channel.subscriptions.push(...subscriptions)
    return undefined
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
    return `Unable to subscribe to changes with given parameters: ${error.message}`
  }
}
