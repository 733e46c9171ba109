import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { type Account, findAccount } from '../../accounts/account-rows.ts'
import { setManagedProfile } from '../../accounts/change-metadata.ts'
import { accountErrors } from '../../accounts/errors.ts'
import {
  addIdentity,
  findIdentity,
  replaceIdentityData,
  updateProviderNames,
} from '../../accounts/identities.ts'
import { insertAccount } from '../../accounts/new-account.ts'
import { sessionErrors } from '../../sessions/errors.ts'
import type { AttributeClaims } from '../providers/attribute-mapping.ts'

interface Member {
  providerId: string
  entityId: string
  userId: string
  email: string
  claims: AttributeClaims
}

/**
 * The account of a member of an organisation. It is theirs at that identity provider alone: an address never links
 * it to an account of ours, or of another organisation.
 */
export async function findOrCreateMember(
  { settings, now }: { settings: { auth: { disableSignup: boolean } }; now: () => Date },
  tx: Queries,
  member: Member,
): Promise<Account> {
  const provider = `sso:${member.providerId}`
  const { email, userId: subject } = member
  const at = now()
  const data = {
    ...{ sub: subject, iss: member.entityId, email, email_verified: true, phone_verified: false },
    custom_claims: member.claims,
  }
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `identity ${provider} ${subject}`,
  ])
  const identity = await findIdentity(tx, { provider, providerId: subject })
  if (identity) {
    await replaceIdentityData(tx, { id: identity.id, data, now: at })
    await setManagedProfile(tx, identity.user_id, { email, data, now: at })
    return requireRow(tx, identity.user_id)
  }

  if (settings.auth.disableSignup) throw accountErrors.signupDisabled()
  const id = randomUUID()
  const wanted = { id, email, data, isConfirmed: true, isSsoUser: true, now: at }
  const account = await insertAccount(tx, wanted)
  if (!account) throw new Error('A new id was taken')
  await addIdentity(tx, { userId: id, provider, providerId: subject, data, now: at })
  await updateProviderNames(tx, id)
  return requireRow(tx, id)
}

async function requireRow(tx: Queries, id: string): Promise<Account> {
  const account = await findAccount(tx, id)
  if (!account) throw sessionErrors.userNotFound()
  return account
}
