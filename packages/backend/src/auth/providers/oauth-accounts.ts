import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { type Account, findAccount, updateAccount } from '../accounts/account-rows.ts'
import { confirmEmail, findByEmail } from '../accounts/email-accounts.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import {
  addIdentity,
  findIdentity,
  refreshIdentity,
  removeIdentities,
  updateProviderNames,
} from '../accounts/identities.ts'
import { insertAccount } from '../accounts/new-account.ts'
import { clearUnprovenAccount } from '../accounts/remove-accounts.ts'
import { changeEmail } from '../email/change-email.ts'
import { invalidateTokens } from '../email/one-time-tokens.ts'
import { removeFactors } from '../mfa/factors.ts'
import { removeCredentials } from '../passkeys/passkey-rows.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { endSessions } from '../sessions/sessions.ts'
import { providerErrors } from './errors.ts'
import type { Profile } from './oauth-catalogue.ts'

interface Arrival {
  provider: string
  profile: Profile
  isEmailOptional: boolean
}

export interface OauthAccountServices {
  settings: { auth: { disableSignup: boolean } }
  now: () => Date
}

/**
 * The account of the user for whom a provider vouches: the one that has this identity, else the one with the e-mail
 * address that the provider has verified, else a new one.
 */
export async function findOrAdopt(
  { settings, now }: OauthAccountServices,
  tx: Queries,
  arrival: Arrival,
): Promise<Account> {
  const { provider, profile, isEmailOptional } = arrival
  const at = now()
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `identity ${provider} ${profile.subject}`,
  ])
  const identity = await findIdentity(tx, { provider, providerId: profile.subject })
  if (identity) {
    await refreshIdentity(tx, { id: identity.id, data: profile.data, now: at })
    return requireUser(tx, identity.user_id)
  }

  const email = readEmailAddress(profile.email ?? '')
  if (!email && !isEmailOptional) throw providerErrors.emailNeedsVerification(provider)
  const known = email ? await findByEmail(tx, email) : undefined
  if (known) {
    const own = known.email_confirmed_at ? known : await takeOver(tx, known, at)
    await link(tx, own.id, arrival, at)
    return requireUser(tx, own.id)
  }
  if (settings.auth.disableSignup) throw accountErrors.signupDisabled()
  const account = await insertAccount(tx, {
    id: randomUUID(),
    ...(email && { email }),
    data: profile.data,
    isConfirmed: email !== undefined,
    now: at,
  })
  if (!account) throw accountErrors.emailExists()
  await link(tx, account.id, arrival, at)
  return requireUser(tx, account.id)
}

/** Adds the identity to the account of a user who asked for that while signed in. */
export async function linkTo(
  { now }: OauthAccountServices,
  tx: Queries,
  userId: string,
  arrival: Arrival,
): Promise<Account> {
  const { provider, profile } = arrival
  const identity = await findIdentity(tx, { provider, providerId: profile.subject })
  if (identity) throw providerErrors.identityAlreadyExists(identity.user_id === userId)
  const account = await findAccount(tx, userId)
  if (!account) throw sessionErrors.userNotFound()
  await link(tx, userId, arrival, now())

  const email = readEmailAddress(profile.email ?? '')
  if (account.is_anonymous && email) {
    if (await findByEmail(tx, email)) throw accountErrors.emailExists()
    await changeEmail(tx, account, email, now())
    await removeIdentities(tx, userId, 'email')
  }
  await updateAccount(tx, userId, { is_anonymous: false })
  await updateProviderNames(tx, userId)
  return requireUser(tx, userId)
}

async function link(tx: Queries, userId: string, { provider, profile }: Arrival, now: Date) {
  const { subject: providerId, data } = profile
  await addIdentity(tx, { userId, provider, providerId, data, now })
  await updateProviderNames(tx, userId)
}

/**
 * The e-mail address was never proven, so another user may have made the account: nothing of what they brought opens it
 * any longer, no password, no session, no e-mailed link and no identity.
 */
async function takeOver(tx: Queries, account: Account, now: Date) {
  await endSessions(tx, account.id)
  await invalidateTokens(tx, account.id)
  await removeIdentities(tx, account.id)
  await removeFactors(tx, account.id)
  await removeCredentials(tx, account.id)
  await clearUnprovenAccount(tx, account.id)
  return confirmEmail(tx, account, now)
}

async function requireUser(tx: Queries, id: string): Promise<Account> {
  const account = await findAccount(tx, id)
  if (!account) throw sessionErrors.userNotFound()
  return account
}
