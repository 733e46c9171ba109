import { effectiveToken } from '../../kernel/gateway/api-keys.ts'
import { callerFor } from '../../kernel/gateway/caller.ts'
import { TokenError } from '../../kernel/gateway/token-error.ts'
import type { Connection } from '../connections/connection.ts'
import { realtimeErrors } from '../realtime-errors.ts'
import type { Standing } from './channel.ts'
import { isSessionEnded } from './ended-sessions.ts'
import type { Room } from './hub.ts'

const ENDED = 'Unauthorized: The session has been ended'

/** Who a token makes of somebody in a room; throws a `ProtocolError`. */
export async function findStanding(
  { realtime, bearer: opened }: Connection,
  room: Room,
  token?: string | null,
): Promise<Standing> {
  const { keys, checkToken, database } = realtime.parts
  try {
    const sent = effectiveToken(keys, undefined, token ?? undefined)
    const bearer = sent === undefined ? opened : await checkToken(sent)
    if (await isSessionEnded(database, bearer.claims)) throw realtimeErrors.joinRefused(ENDED)
    const caller = callerFor(bearer.claims)
    const rights = await realtime.rightsOf(caller, room)
    if (rights.canRead) return { bearer, caller, rights }
  } catch (error) {
    if (error instanceof TokenError)
      throw realtimeErrors.joinRefused(`InvalidJWTToken: ${error.message}`)
    throw error
  }
  throw realtimeErrors.joinRefused(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${room.topic}`,
  )
}
