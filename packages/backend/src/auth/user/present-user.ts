import type { Queries } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import { type Identity, listIdentities } from '../accounts/identities.ts'
import { type Factor, listFactors, presentFactor } from '../mfa/factors.ts'

/** A user with their identities and factors, as `/auth/v1` shows them. */
export async function readUser(queries: Queries, account: Account) {
  const [identities, factors] = [
    await listIdentities(queries, [account.id]),
    await listFactors(queries, [account.id]),
  ]
  return presentUser(account, identities, factors)
}

/** Many users, as an admin sees them. */
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

function presentIdentity(row: Identity) {
  const { id, provider_id, ...rest } = row
  return { identity_id: id, id: provider_id, ...rest }
}

function present(fields: Record<string, Date | string | null>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
}
