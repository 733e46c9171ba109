import type { AuthParts } from '../auth-parts.ts'
import { authErrors } from '../errors/auth-error.ts'
import { secondsAfter } from '../times.ts'
import type { RefreshTokenRow } from './refresh-tokens.ts'

/** Throws when the operator's limits have ended a session. */
export function requireLiveSession({ settings, now }: AuthParts, row: RefreshTokenRow) {
  const { sessionTimebox, sessionInactivityTimeout } = settings.auth
  const isOver = (since: Date, seconds: number) =>
    seconds > 0 && secondsAfter(since, seconds) <= now()
  if (row.not_after && row.not_after <= now()) throw authErrors.sessionExpired('')
  if (isOver(row.session_created_at, sessionTimebox)) throw authErrors.sessionExpired('')
  if (isOver(row.refreshed_at ?? row.session_created_at, sessionInactivityTimeout)) {
    throw authErrors.sessionExpired(' (Inactivity)')
  }
}
