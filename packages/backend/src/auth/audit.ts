import type { Queries } from '@slovo/database'
import type { Account } from './accounts.ts'
import { NOBODY } from './new-account.ts'

type Action =
  | 'user_confirmation_requested'
  | 'user_repeated_signup'
  | 'user_updated_password'
  | 'token_reused'
  | 'user_signedup'
  | 'user_modified'
  | 'user_deleted'
  | 'user_invited'
  | 'user_recovery_requested'
  | 'identity_unlinked'
  | 'factor_in_progress'
  | 'factor_updated'
  | 'factor_unenrolled'
  | 'challenge_created'
  | 'verification_attempted'

interface Entry {
  action: Action
  account: Account
  address?: string
  now: Date
  /** What an operator did to the account, rather than its owner. */
  isByOperator?: boolean
}

/** Leaves a line in the audit log, in the shape of Supabase. */
export async function recordAudit(tx: Queries, entry: Entry): Promise<void> {
  const { action, account, address, now, isByOperator = false } = entry
  const actor = isByOperator
    ? { actor_id: NOBODY, actor_username: 'service_role', traits: traitsOf(account) }
    : { actor_id: account.id }
  await tx.query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
     values (gen_random_uuid(), $1, $2, $3)`,
    [{ action, ...actor, log_type: LOG_TYPES[action], timestamp: now }, now, address ?? ''],
  )
}

function traitsOf({ id, email, phone }: Account) {
  return { user_id: id, user_email: email ?? '', user_phone: phone ?? '' }
}

const LOG_TYPES: Record<Action, string> = {
  user_confirmation_requested: 'account',
  user_repeated_signup: 'account',
  user_updated_password: 'account',
  token_reused: 'account',
  user_signedup: 'team',
  user_modified: 'user',
  user_deleted: 'team',
  user_invited: 'team',
  user_recovery_requested: 'user',
  identity_unlinked: 'user',
  factor_in_progress: 'factor',
  factor_updated: 'factor',
  factor_unenrolled: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
}
