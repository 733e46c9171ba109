import type { Database } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import { removeIdentities } from '../accounts/identities.ts'
import { anonymizeAccount, deleteAccount } from '../accounts/remove-accounts.ts'
import { recordAudit } from '../audit/audit.ts'
import { invalidateTokens } from '../email/one-time-tokens.ts'
import { removeFactors } from '../mfa/factors.ts'
import { removeChallenges } from '../passkeys/challenges.ts'
import { removeCredentials } from '../passkeys/passkey-rows.ts'
import { removeFlows } from '../sessions/flow-states.ts'
import { endSessions } from '../sessions/sessions.ts'

/**
 * Removes an account with everything that belongs to it. A soft removal keeps an anonymous row, so that the rows of
 * other tables that refer to it still have an owner.
 */
export function removeAccount(
  { database, now }: { database: Database; now: () => Date },
  account: Account,
  { isSoft }: { isSoft: boolean },
): Promise<void> {
  const { id } = account
  const at = now()
  return database.transaction(async (tx) => {
    await recordAudit(tx, { action: 'user_deleted', account, now: at, isByAdmin: true })
    if (!isSoft) return deleteAccount(tx, id)

    await endSessions(tx, id)
    await invalidateTokens(tx, id)
    await removeFactors(tx, id)
    await removeCredentials(tx, id)
    await removeChallenges(tx, id)
    await removeFlows(tx, id)
    await removeIdentities(tx, id)
    await anonymizeAccount(tx, account, at)
  })
}
