import type { Queries } from '@slovo/database'

/** A row of `auth.webauthn_credentials`. */
export type Passkey = {
  id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  sign_count: string
  transports: string[]
  friendly_name: string
  created_at: Date
  last_used_at: Date | null
}

export async function listPasskeys(queries: Queries, userId: string): Promise<Passkey[]> {
  const { rows } = await queries.query<Passkey>(
    'select * from auth.webauthn_credentials where user_id = $1 order by created_at, id',
    [userId],
  )
  return rows
}

export async function findPasskey(
  queries: Queries,
  credentialId: Buffer,
): Promise<Passkey | undefined> {
  const { rows } = await queries.query<Passkey>(
    'select * from auth.webauthn_credentials where credential_id = $1',
    [credentialId],
  )
  return rows[0]
}

/** Records a sign-in; `false` if the passkey was used since it was read. */
export async function countUse(
  tx: Queries,
  { id, sign_count }: Passkey,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update auth.webauthn_credentials set sign_count = $2, last_used_at = $3, updated_at = $3
     where id = $1 and sign_count = $4`,
    [id, counter, now, sign_count],
  )
  return rowCount > 0
}

export async function renamePasskey(
  queries: Queries,
  { id, userId, name, now }: { id: string; userId: string; name: string; now: Date },
): Promise<Passkey | undefined> {
  const { rows } = await queries.query<Passkey>(
    `update auth.webauthn_credentials set friendly_name = $3, updated_at = $4
     where id = $1 and user_id = $2 returning *`,
    [id, userId, name, now],
  )
  return rows[0]
}

/** `false` if there is no such passkey. */
export async function removePasskey(
  queries: Queries,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { rowCount } = await queries.query(
    'delete from auth.webauthn_credentials where id = $1 and user_id = $2',
    [id, userId],
  )
  return rowCount > 0
}

export function presentPasskey({ id, friendly_name, created_at, last_used_at }: Passkey) {
  return { id, friendly_name, created_at, ...(last_used_at && { last_used_at }) }
}

/** Removes all passkeys of an account. */
export async function removeCredentials(tx: Queries, userId: string): Promise<void> {
  await tx.query('delete from auth.webauthn_credentials where user_id = $1', [userId])
}
