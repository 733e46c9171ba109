import { effectiveToken } from '../../kernel/gateway/api-keys.ts'
import { callerFor } from '../../kernel/gateway/caller.ts'
import { TokenError } from '../../kernel/gateway/token-error.ts'
import type { Connection } from '../connections/connection.ts'
import { realtimeErrors } from '../realtime-errors.ts'
import type { JoinGrant } from './channel.ts'
import { sessionOf } from './ended-sessions.ts'
import type { ChannelId } from './hub.ts'

const ENDED = 'Unauthorized: The session has been ended'

/** Resolves a token to a caller and their rights on a topic; throws a `ProtocolError` if they may not join. */
export async function authorizeJoin(
  { realtime, bearer: opened }: Connection,
  channelId: ChannelId,
  token?: string | null,
): Promise<JoinGrant> {
  const { keys, checkToken, isSessionEnded } = realtime.parts
  try {
    const sent = effectiveToken(keys, undefined, token ?? undefined)
    const bearer = sent === undefined ? opened : await checkToken(sent)
    const session = sessionOf(bearer.claims)
    if (session && (await isSessionEnded(session))) throw realtimeErrors.joinRefused(ENDED)
    const caller = callerFor(bearer.claims)
    const rights = await realtime.rightsOf(caller, channelId)
    if (rights.canRead) return { bearer, caller, rights }
  } catch (error) {
    if (error instanceof TokenError)
      throw realtimeErrors.joinRefused(`InvalidJWTToken: ${error.message}`)
    throw error
  }
  throw realtimeErrors.joinRefused(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${channelId.topic}`,
  )
}
