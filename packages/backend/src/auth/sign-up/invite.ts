import type { Queries } from '@slovo/database'
import { type Account, updateAccount } from '../accounts/account-rows.ts'
import { findByEmail } from '../accounts/email-accounts.ts'
import { accountErrors } from '../accounts/errors.ts'
import { createAccount } from '../accounts/new-account.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Metadata } from '../http/read-body.ts'

/** The account to be invited: a new one, or one whose e-mail address was never confirmed. */
export async function findOrInvite(
  tx: Queries,
  { email, data, now }: { email: string; data: Metadata; now: Date },
): Promise<Account> {
  const known = await findByEmail(tx, email)
  if (known?.email_confirmed_at) throw accountErrors.emailExists()
  const wanted = { email, data, isConfirmed: false, isByAdmin: true, now }
  const account = known ?? (await createAccount(tx, wanted))
  if (!account) throw accountErrors.emailExists()
  const times = { invited_at: now, confirmation_sent_at: now, updated_at: now }
  await updateAccount(tx, account.id, times)
  await recordAudit(tx, { action: 'user_invited', account, now, isByAdmin: true })
  return { ...account, ...times }
}
