import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import { type Identity, listIdentities } from '../accounts/identities.ts'
import { emailMetadata, phoneMetadata } from '../accounts/new-account.ts'
import type { Metadata } from '../http/read-body.ts'
import { type Factor, listFactors, presentFactor } from '../mfa/factors.ts'

/** An account with its identities and factors, as `/auth/v1` shows it to its owner. */
export async function readUser(queries: Queries, account: Account) {
  const [identities, factors] = [
    await listIdentities(queries, [account.id]),
    await listFactors(queries, [account.id]),
  ]
  return presentUser(account, identities, factors)
}

/** Many accounts, as an operator sees them. */
export async function readUsers(queries: Queries, accounts: Account[]) {
  const ids = accounts.map(({ id }) => id)
  const [identities, factors] = [
    Map.groupBy(await listIdentities(queries, ids), (identity) => identity.user_id),
    Map.groupBy(await listFactors(queries, ids), (factor) => factor.user_id),
  ]
  return accounts.map((account) =>
    presentUser(account, identities.get(account.id) ?? [], factors.get(account.id) ?? []),
  )
}

/** What the outside sees of an account. A new column stays private until it is named here. */
function presentUser(account: Account, identities: Identity[], factors: Factor[]) {
  return {
    id: account.id,
    aud: account.aud ?? '',
    role: account.role ?? '',
    email: account.email ?? '',
    phone: account.phone ?? '',
    ...present({
      email_confirmed_at: account.email_confirmed_at,
      invited_at: account.invited_at,
      phone_confirmed_at: account.phone_confirmed_at,
      confirmation_sent_at: account.confirmation_sent_at,
      confirmed_at: account.confirmed_at,
      recovery_sent_at: account.recovery_sent_at,
      new_email: account.email_change,
      email_change_sent_at: account.email_change_sent_at,
      new_phone: account.phone_change,
      phone_change_sent_at: account.phone_change_sent_at,
      reauthentication_sent_at: account.reauthentication_sent_at,
      last_sign_in_at: account.last_sign_in_at,
      banned_until: account.banned_until,
      deleted_at: account.deleted_at,
    }),
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    identities: identities.map(presentIdentity),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: account.created_at,
    updated_at: account.updated_at,
    is_anonymous: account.is_anonymous,
  }
}

/** The same for a number. */
export function presentPhoneSignUp(phone: string, data: Metadata, now: Date, account?: Account) {
  const id = account?.id ?? randomUUID()
  return {
    ...presentSignUp('', {}, now, account),
    id,
    phone,
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: phoneMetadata(id, phone, data, false),
  }
}

/**
 * The answer to a sign-up that waits for its confirmation. It is the same whether the address was new or not:
 * nothing in it comes from the account that may already be there.
 */
export function presentSignUp(email: string, data: Metadata, now: Date, account?: Account) {
  const id = account?.id ?? randomUUID()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: emailMetadata(id, email, data, false),
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

function presentIdentity(row: Identity) {
  const { id, provider_id, ...rest } = row
  return { identity_id: id, id: provider_id, ...rest }
}

function present(fields: Record<string, Date | string | null>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}
