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

export type AuditAction = keyof typeof LOG_TYPES

export interface AuditEntry {
  action: AuditAction
  account: Account
  now: Date
  /** Done by an admin, not by the account's owner. */
  isByAdmin?: boolean
  traits?: Record<string, string>
}

/** Writes an entry to the audit log, in Supabase's format. */
export async function recordAudit(
  tx: Queries,
  { ip, ...entry }: AuditEntry & { ip?: string },
): Promise<void> {
  await tx.query(INSERT_AUDIT_ENTRIES, {
    auditEntries: auditEntriesJson([entry]),
    now: entry.now,
    ip,
  })
}

/** Removes entries that are older than so many days; 0 keeps them all. */
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
 * A part of other statements too, which saves frequent actions a round trip. Its parameters are `auditEntries` (from
 * `auditEntriesJson`), `now` and `ip`.
 */
export const INSERT_AUDIT_ENTRIES = `
  insert into auth.audit_log_entries (id, payload, created_at, ip_address)
  select gen_random_uuid(), entry, :now::timestamptz, coalesce(host(:ip::inet), '')
  from json_array_elements(:auditEntries::json) as entry`

/** Entries as JSON. They name users by their id alone. */
export function auditEntriesJson(entries: AuditEntry[]): string {
  return JSON.stringify(
    entries.map(({ action, account, now, isByAdmin = false, traits }) => ({
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
