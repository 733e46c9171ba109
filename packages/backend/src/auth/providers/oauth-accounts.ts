import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { type Account, confirmEmail, findAccount, findByEmail } from '../accounts/account-rows.ts'
import { changeEmail } from '../accounts/change-email.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { addIdentity, type Identity, updateProviderNames } from '../accounts/identities.ts'
import { insertAccount } from '../accounts/new-account.ts'
import type { AuthParts } from '../auth-parts.ts'
import { invalidateTokens } from '../email/one-time-tokens.ts'
import { PASSWORD_NEEDED } from '../passwords/sign-up-passwords.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { endSessions } from '../sessions/sessions.ts'
import { providerErrors } from './errors.ts'
import type { Profile } from './oauth-catalogue.ts'

interface Arrival {
  provider: string
  profile: Profile
  isEmailOptional: boolean
}

/**
 * The account of whom a provider vouches for: the one that has this identity, else the one with the address
 * that the provider has verified, else a new one.
 */
export async function findOrAdopt(
  parts: AuthParts,
  tx: Queries,
  arrival: Arrival,
): Promise<Account> {
  const { provider, profile, isEmailOptional } = arrival
  const now = parts.now()
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `identity ${provider} ${profile.subject}`,
  ])
  const identity = await findIdentity(tx, arrival)
  if (identity) return refreshIdentity(parts, tx, identity, arrival)

  const email = readEmailAddress(profile.email ?? '')
  if (!email && !isEmailOptional) throw providerErrors.emailNeedsVerification(provider)
  const known = email ? await findByEmail(tx, email) : undefined
  if (known) {
    const own = known.email_confirmed_at ? known : await takeFromStranger(parts, tx, known)
    await link(parts, tx, own.id, arrival)
    return requireRow(tx, own.id)
  }
  if (parts.settings.auth.disableSignup) throw accountErrors.signupDisabled()
  const account = await insertAccount(tx, {
    id: randomUUID(),
    ...(email && { email }),
    data: profile.data,
    isConfirmed: email !== undefined,
    now,
  })
  if (!account) throw accountErrors.emailExists()
  await link(parts, tx, account.id, arrival)
  return requireRow(tx, account.id)
}

/** Adds the identity to the account of whoever asked for that while signed in. */
export async function linkTo(parts: AuthParts, tx: Queries, userId: string, arrival: Arrival) {
  const identity = await findIdentity(tx, arrival)
  if (identity) throw providerErrors.identityAlreadyExists(identity.user_id === userId)
  const account = await findAccount(tx, userId)
  if (!account) throw sessionErrors.userNotFound()
  await link(parts, tx, userId, arrival)

  const email = readEmailAddress(arrival.profile.email ?? '')
  if (account.is_anonymous && email) {
    if (await findByEmail(tx, email)) throw accountErrors.emailExists()
    await changeEmail(tx, account, email, parts.now())
    await tx.query(`delete from auth.identities where user_id = $1 and provider = 'email'`, [
      userId,
    ])
  }
  await tx.query('update auth.users set is_anonymous = false where id = $1', [userId])
  await updateProviderNames(tx, userId)
  return requireRow(tx, userId)
}

async function link(parts: AuthParts, tx: Queries, userId: string, { provider, profile }: Arrival) {
  const { subject: providerId, data } = profile
  await addIdentity(tx, { userId, provider, providerId, data, now: parts.now() })
  await updateProviderNames(tx, userId)
}

async function findIdentity(tx: Queries, { provider, profile }: Arrival) {
  const { rows } = await tx.query<Identity>(
    'select * from auth.identities where provider = $1 and provider_id = $2',
    [provider, profile.subject],
  )
  return rows[0]
}

async function refreshIdentity(
  { now }: AuthParts,
  tx: Queries,
  identity: Identity,
  { profile }: Arrival,
) {
  await tx.query(
    `update auth.identities
     set identity_data = identity_data || $2, last_sign_in_at = $3, updated_at = $3 where id = $1`,
    [identity.id, profile.data, now()],
  )
  return requireRow(tx, identity.user_id)
}

/**
 * Nobody proved this address before. Whoever made the account may be somebody else, so nothing of what they
 * brought opens it any longer: no password, no session, no mail and no identity.
 */
async function takeFromStranger(parts: AuthParts, tx: Queries, account: Account) {
  await endSessions(tx, account.id)
  await invalidateTokens(tx, account.id)
  for (const table of ['identities', 'mfa_factors', 'webauthn_credentials']) {
    await tx.query(`delete from auth.${table} where user_id = $1`, [account.id])
  }
  await tx.query(
    `update auth.users
     set encrypted_password = '', raw_user_meta_data = '{}', raw_app_meta_data = raw_app_meta_data - $2::text
     where id = $1`,
    [account.id, PASSWORD_NEEDED],
  )
  return confirmEmail(tx, account, parts.now())
}

async function requireRow(tx: Queries, id: string): Promise<Account> {
  const account = await findAccount(tx, id)
  if (!account) throw sessionErrors.userNotFound()
  return account
}
