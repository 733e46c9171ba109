import type { Account } from '../accounts/account-rows.ts'
import type { Metadata } from '../http/read-body.ts'
import { splitScopes } from './scopes.ts'

const OF_EMAIL = ['email', 'email_verified']
const OF_PHONE = ['phone', 'phone_verified']

/** The account as an application knows it: addresses and metadata only where its person allowed that. */
export function accountSeenBy(account: Account, scope: string | undefined): Account {
  const scopes = splitScopes(scope ?? null)
  const [seesEmail, seesPhone, seesProfile] = ['email', 'phone', 'profile'].map((name) =>
    scopes.includes(name),
  )
  const hidden = [...(seesEmail ? [] : OF_EMAIL), ...(seesPhone ? [] : OF_PHONE)]
  return {
    ...account,
    ...(!seesEmail && { email: null, email_confirmed_at: null, email_change: null }),
    ...(!seesPhone && { phone: null, phone_confirmed_at: null, phone_change: null }),
    raw_app_meta_data: seesProfile ? account.raw_app_meta_data : {},
    raw_user_meta_data: seesProfile ? without(hidden, account.raw_user_meta_data) : {},
  }
}

/** Identities carry the address and the name that a provider knows. */
export function seesIdentities(scope: string | undefined) {
  const scopes = splitScopes(scope ?? null)
  return ['email', 'phone', 'profile'].every((name) => scopes.includes(name))
}

function without(names: string[], data: Metadata | null) {
  return Object.fromEntries(Object.entries(data ?? {}).filter(([name]) => !names.includes(name)))
}
