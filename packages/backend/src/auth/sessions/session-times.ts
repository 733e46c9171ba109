import { secondsAfter } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import { sessionErrors } from './errors.ts'
import type { RefreshTokenRow } from './refresh-tokens.ts'

/** Throws when the operator's limits have ended a session. */
export function requireActiveSession({ settings, now }: AuthParts, row: RefreshTokenRow) {
  const { sessionTimebox, sessionInactivityTimeout } = settings.auth
  const isOver = (since: Date, seconds: number) =>
    seconds > 0 && secondsAfter(since, seconds) <= now()
  if (row.not_after && row.not_after <= now()) throw sessionErrors.sessionExpired('')
  if (isOver(row.session_created_at, sessionTimebox)) throw sessionErrors.sessionExpired('')
  if (isOver(row.refreshed_at ?? row.session_created_at, sessionInactivityTimeout)) {
    throw sessionErrors.sessionExpired(' (Inactivity)')
  }
}
