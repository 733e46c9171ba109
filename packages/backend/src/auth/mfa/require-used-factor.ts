import type { Queries } from '@slovo/database'
import type { MiddlewareHandler } from 'hono'
import type { Account } from '../accounts/account-rows.ts'
import { sessionErrors } from '../sessions/errors.ts'
import type { Session, SignedIn } from '../sessions/require-session.ts'
import { listFactors } from './factors.ts'

/**
 * Whether the account has a second factor that this session has not used: the session may be that of a thief who has
 * the password.
 */
export async function hasUnusedFactor(
  { database }: { database: Queries },
  { account, session }: { account: Account; session: Session },
) {
  if (session.aal !== 'aal1') return false
  const factors = await listFactors(database, [account.id])
  return factors.some(({ status }) => status === 'verified')
}

/** Requires that the session has used the second factor of its account, if there is one. Comes after `requireSession`. */
export function requireUsedFactor(services: { database: Queries }): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    if (await hasUnusedFactor(services, c.var)) {
      throw sessionErrors.insufficientAal(403, 'AAL2 session is required when MFA is enabled.')
    }
    await next()
  }
}
