import type { Queries } from '@slovo/database'
import type { Metadata } from '../http/read-body.ts'

/** A row of `auth.identities`: a provider's name for a user. */
export type Identity = {
  id: string
  provider_id: string
  user_id: string
  identity_data: Metadata
  provider: string
  email: string | null
  last_sign_in_at: Date | null
  created_at: Date | null
  updated_at: Date | null
}

interface NewIdentity {
  userId: string
  provider: string
  /** The user's id at the provider; for e-mail and phone it is the account's own. */
  providerId: string
  data: Metadata
  now: Date
}

export async function addIdentity(tx: Queries, identity: NewIdentity): Promise<void> {
  const { userId, provider, providerId, data, now } = identity
  await tx.query(
    `insert into auth.identities (
       id, provider_id, user_id, provider, identity_data, last_sign_in_at, created_at, updated_at
     ) values (gen_random_uuid(), :providerId, :userId, :provider, :data, :now, :now, :now)`,
    { providerId, userId, provider, data, now },
  )
}

interface OwnIdentity {
  userId: string
  provider: 'email' | 'phone'
  now: Date
}

/** Merges data into the identity of the account's e-mail address or phone number; adds it where there is none. */
export async function changeOwnIdentity(
  tx: Queries,
  { userId, provider, now, data: given }: OwnIdentity & { data: Metadata },
): Promise<void> {
  const data = { sub: userId, ...given }
  const { rowCount } = await tx.query(
    `update auth.identities set identity_data = identity_data || :data, updated_at = :now
     where user_id = :userId and provider = :provider`,
    { userId, provider, data, now },
  )
  if (rowCount === 0) await addIdentity(tx, { userId, provider, providerId: userId, data, now })
}

/** The user has proved that the e-mail address or phone number is theirs. */
export async function verifyOwnIdentity(
  tx: Queries,
  { userId, provider, now }: OwnIdentity,
): Promise<void> {
  const proof = { [`${provider}_verified`]: true }
  await tx.query(
    `update auth.identities set identity_data = identity_data || :proof, updated_at = :now
     where user_id = :userId and provider = :provider`,
    { userId, provider, proof, now },
  )
}

/** Lists the account's providers in `app_metadata`, as Supabase does. */
export async function updateProviderNames(tx: Queries, userId: string): Promise<void> {
  await tx.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || (
       select case when count(*) = 0 then '{"providers": []}'::jsonb - 'provider'
         else jsonb_build_object(
           'provider', (array_agg(provider order by created_at, provider, id))[1],
           'providers', jsonb_agg(distinct provider)
         ) end
       from auth.identities where user_id = $1
     ) where id = $1`,
    [userId],
  )
}

export async function listIdentities(queries: Queries, userIds: string[]): Promise<Identity[]> {
  const { rows } = await queries.query<Identity>(
    'select * from auth.identities where user_id = any($1::uuid[]) order by created_at, provider, id',
    [userIds],
  )
  return rows
}

export async function findIdentity(
  queries: Queries,
  { provider, providerId }: Pick<NewIdentity, 'provider' | 'providerId'>,
): Promise<Identity | undefined> {
  const { rows } = await queries.query<Identity>(
    'select * from auth.identities where provider = $1 and provider_id = $2',
    [provider, providerId],
  )
  return rows[0]
}

export async function removeIdentity(tx: Queries, id: string): Promise<void> {
  await tx.query('delete from auth.identities where id = $1', [id])
}

/** Removes the account's identities: all of them, or those of one provider. */
export async function removeIdentities(
  tx: Queries,
  userId: string,
  provider?: string,
): Promise<void> {
  await tx.query(
    'delete from auth.identities where user_id = $1 and provider = coalesce($2, provider)',
    [userId, provider ?? null],
  )
}

/** The provider has vouched for the user again: what it says now is merged into the identity. */
export async function refreshIdentity(
  tx: Queries,
  { id, data, now }: { id: string; data: Metadata; now: Date },
): Promise<void> {
  await tx.query(
    `update auth.identities
     set identity_data = identity_data || $2, last_sign_in_at = $3, updated_at = $3 where id = $1`,
    [id, data, now],
  )
}

/** The same, in the place of what was there. */
export async function replaceIdentityData(
  tx: Queries,
  { id, data, now }: { id: string; data: Metadata; now: Date },
): Promise<void> {
  await tx.query(
    `update auth.identities set identity_data = $2, last_sign_in_at = $3, updated_at = $3
     where id = $1`,
    [id, data, now],
  )
}
