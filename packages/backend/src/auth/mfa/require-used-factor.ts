import type { MiddlewareHandler } from 'hono'
import type { Account } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import { sessionErrors } from '../sessions/errors.ts'
import type { Session, SignedIn } from '../sessions/require-session.ts'
import { listFactors } from './factors.ts'

/** Whether the account has a second factor that this session has not used yet: it may be a thief's, who has the password. */
export async function hasUnusedFactor(
  { database }: Pick<AuthParts, 'database'>,
  { account, session }: { account: Account; session: Session },
) {
  if (session.aal !== 'aal1') return false
  const factors = await listFactors(database, [account.id])
  return factors.some(({ status }) => status === 'verified')
}

/** Lets a session through that has used the second factor of its account, if there is one. Comes after `requireSession`. */
export function requireUsedFactor(parts: AuthParts): MiddlewareHandler<SignedIn> {
  return async (c, next) => {
    if (await hasUnusedFactor(parts, c.var)) {
      throw sessionErrors.insufficientAal(403, 'AAL2 session is required when MFA is enabled.')
    }
    await next()
  }
}
