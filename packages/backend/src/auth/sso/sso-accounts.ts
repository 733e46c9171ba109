import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { type Account, findAccount } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { addIdentity, type Identity, updateProviderNames } from '../accounts/identities.ts'
import { insertAccount } from '../accounts/new-account.ts'
import type { AuthParts } from '../auth-parts.ts'
import { sessionErrors } from '../sessions/errors.ts'
import type { Claims } from './attribute-mapping.ts'

interface Member {
  providerId: string
  entityId: string
  userId: string
  email: string
  claims: Claims
}

/**
 * The account of a member of an organisation. It is theirs at that identity provider alone: an address never links
 * it to an account of ours, or of another organisation.
 */
export async function findOrCreateMember(
  parts: AuthParts,
  tx: Queries,
  member: Member,
): Promise<Account> {
  const provider = `sso:${member.providerId}`
  const { email, userId: subject } = member
  const now = parts.now()
  const data = {
    ...{ sub: subject, iss: member.entityId, email, email_verified: true, phone_verified: false },
    custom_claims: member.claims,
  }
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `identity ${provider} ${subject}`,
  ])
  const { rows } = await tx.query<Identity>(
    'select * from auth.identities where provider = $1 and provider_id = $2',
    [provider, subject],
  )
  const [identity] = rows
  if (identity) return refreshMember(tx, identity, { email, data, now })

  if (parts.settings.auth.disableSignup) throw accountErrors.signupDisabled()
  const id = randomUUID()
  const wanted = { id, email, data, isConfirmed: true, isSsoUser: true, now }
  const account = await insertAccount(tx, wanted)
  if (!account) throw new Error('A new id was taken')
  await addIdentity(tx, { userId: id, provider, providerId: subject, data, now })
  await updateProviderNames(tx, id)
  return requireRow(tx, id)
}

/** What the organisation says today is so. */
async function refreshMember(
  tx: Queries,
  identity: Identity,
  { email, data, now }: { email: string; data: Identity['identity_data']; now: Date },
) {
  await tx.query(
    `update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = $3
     where id = $1`,
    [identity.id, data, now],
  )
  await tx.query(
    `update auth.users
     set email = $2, updated_at = $4,
         raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || ($3::jsonb - 'sub')
     where id = $1`,
    [identity.user_id, email, data, now],
  )
  return requireRow(tx, identity.user_id)
}

async function requireRow(tx: Queries, id: string): Promise<Account> {
  const account = await findAccount(tx, id)
  if (!account) throw sessionErrors.userNotFound()
  return account
}
