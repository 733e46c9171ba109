import type { Account } from '../accounts/account-rows.ts'
import { splitScopes } from '../sessions/scopes.ts'

/** The claims about a user that these scopes allow. */
export function userClaims(account: Account, scope: string | null) {
  const scopes = splitScopes(scope)
  const data = account.raw_user_meta_data ?? {}
  const text = (...names: string[]) =>
    names.map((name) => data[name]).find((value) => typeof value === 'string' && value !== '')
  const { email, phone } = account
  return {
    sub: account.id,
    ...(scopes.includes('email') &&
      email && { email, email_verified: account.email_confirmed_at !== null }),
    ...(scopes.includes('phone') &&
      phone && {
        phone_number: phone,
        phone_number_verified: account.phone_confirmed_at !== null,
      }),
    ...(scopes.includes('profile') && {
      name: text('name', 'full_name'),
      picture: text('picture', 'avatar_url'),
      preferred_username: text('preferred_username', 'user_name'),
      updated_at: account.updated_at && Math.floor(account.updated_at.getTime() / 1000),
    }),
  }
}
