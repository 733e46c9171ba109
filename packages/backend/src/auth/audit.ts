import type { Queries } from '@slovo/database'
import type { Account } from './accounts.ts'

type Action =
  | 'user_confirmation_requested'
  | 'user_repeated_signup'
  | 'user_updated_password'
  | 'token_reused'

/** Leaves a line in the audit log, in the shape of Supabase. */
export async function recordAudit(
  tx: Queries,
  {
    action,
    account,
    address,
    now,
  }: { action: Action; account: Account; address?: string; now: Date },
) {
  await tx.query(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
     values (gen_random_uuid(), $1, $2, $3)`,
    [{ action, actor_id: account.id, log_type: 'account', timestamp: now }, now, address ?? ''],
  )
}
