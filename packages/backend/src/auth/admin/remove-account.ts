import { hashSecret } from '../../kernel/keys/secrets.ts'
import { type Account, requireAccountRow } from '../accounts/account-rows.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'

/**
 * Removes an account with everything that belongs to it. A soft removal keeps the row, so that what other tables
 * know of it still has an owner; nobody can read from it who that was.
 */
export function removeAccount(
  parts: AuthParts,
  account: Account,
  { isSoft }: { isSoft: boolean },
): Promise<void> {
  const now = parts.now()
  return parts.database.transaction(async (tx) => {
    await recordAudit(tx, { action: 'user_deleted', account, now, isByAdmin: true })
    if (!isSoft) {
      await tx.query('delete from auth.users where id = $1', [account.id])
      return
    }
    for (const table of [
      ...['sessions', 'one_time_tokens', 'mfa_factors', 'webauthn_credentials'],
      ...['webauthn_challenges', 'flow_state', 'identities'],
    ]) {
      await tx.query(`delete from auth.${table} where user_id = $1`, [account.id])
    }
    requireAccountRow(
      await tx.query<Account>(
        `update auth.users
         set email = $2, phone = $3, email_change = '', phone_change = '', encrypted_password = null,
             raw_user_meta_data = '{}', raw_app_meta_data = '{}', deleted_at = $4, updated_at = $4
         where id = $1 returning *`,
        [account.id, veiled(account.id, account.email), veiled(account.id, account.phone), now],
      ),
    )
  })
}

/** Not to be read back, and the same for nobody else. */
function veiled(id: string, text: string | null) {
  return text ? hashSecret(`${id} ${text}`) : null
}
