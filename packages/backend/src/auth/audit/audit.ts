import type { Queries } from '@slovo/database'
import { secondsBefore } from '../../kernel/times.ts'
import type { Account } from '../accounts/account-rows.ts'
import { DEFAULT_INSTANCE_ID } from '../accounts/new-account.ts'

const LOG_TYPES = {
  login: 'account',
  logout: 'account',
  invite_accepted: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  token_refreshed: 'token',
  token_revoked: 'token',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  identity_unlinked: 'user',
  passkey_created: 'user',
  passkey_updated: 'user',
  passkey_deleted: 'user',
  generate_recovery_codes: 'recovery_codes',
  recovery_codes_deleted: 'recovery_codes',
  factor_in_progress: 'factor',
  factor_updated: 'factor',
  factor_unenrolled: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
}

export type Action = keyof typeof LOG_TYPES

interface Line {
  action: Action
  account: Account
  now: Date
  /** What an operator did to the account, rather than its owner. */
  isByAdmin?: boolean
  traits?: Record<string, string>
}

interface Entry extends Line {
  address?: string
}

/** Leaves a line in the audit log, in the shape of Supabase. */
export async function recordAudit(tx: Queries, entry: Entry): Promise<void> {
  await tx.query(insertAuditSql({ lines: '$1', now: '$2', address: '$3' }), [
    auditEntriesJson([entry]),
    entry.now,
    entry.address ?? null,
  ])
}

/** Forgets what happened longer ago than so many days; 0 forgets nothing. */
export async function removeOldAuditEntries(
  queries: Queries,
  { days, now }: { days: number; now: Date },
): Promise<void> {
  if (days === 0) return
  await queries.query('delete from auth.audit_log_entries where created_at < $1', [
    secondsBefore(now, days * 24 * 3600),
  ])
}

/**
 * SQL that leaves lines as a part of another statement, so that what happens often costs no further way to the
 * database. Takes the names of three parameters: `auditEntriesJson(…)`, the moment, and the address or null.
 */
export function insertAuditSql({
  lines,
  now,
  address,
}: Record<'lines' | 'now' | 'address', string>) {
  return `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    select gen_random_uuid(), line, ${now}::timestamptz, coalesce(host(${address}::inet), '')
    from json_array_elements(${lines}::json) as line`
}

/** The lines as JSON. They name people by their id alone. */
export function auditEntriesJson(lines: Line[]): string {
  return JSON.stringify(
    lines.map(({ action, account, now, isByAdmin = false, traits }) => ({
      action,
      ...(isByAdmin
        ? { actor_id: DEFAULT_INSTANCE_ID, actor_username: 'service_role' }
        : { actor_id: account.id }),
      log_type: LOG_TYPES[action],
      timestamp: now,
      ...(isByAdmin && { traits: traitsOf(account) }),
      ...(traits && { traits }),
    })),
  )
}

function traitsOf({ id, email, phone }: Account) {
  return { user_id: id, user_email: email ?? '', user_phone: phone ?? '' }
}
