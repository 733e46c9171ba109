import type { Database, Queries } from '@slovo/database'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose'
import { z } from 'zod'
import type { TimedKey } from './key-times.ts'
import { sealText, unsealText } from './sealed-text.ts'

const PURPOSE = 'signing-keys'

const Stored = z.object({ kid: z.string(), alg: z.literal('ES256') }).loose()

type StoredKey = TimedKey & { id: string; jwk: JWK & { kid: string } }

/**
 * The private keys of this database, the oldest first. The first process makes the first key. They are encrypted under a key derived from `jwtSecret`, so a copy of the database signs nothing; with a new secret
 * a new key is made.
 */
export async function storedSigningKeys(
  database: Database,
  jwtSecret: string,
  now: Date,
): Promise<StoredKey[]> {
  const found = await listKeys(database, jwtSecret)
  if (found.length > 0) return found

  const draft = await makeEncryptedKey(jwtSecret)
  return database.transaction(async (tx) => {
    await lockKeys(tx)
    const made = await listKeys(tx, jwtSecret)
    if (made.length > 0) return made
    await saveKey(tx, { encrypted: draft, signsFrom: now, now })
    return listKeys(tx, jwtSecret)
  })
}

/** No other process changes the keys until the transaction ends. */
export async function lockKeys(tx: Queries): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))")
}

export async function listKeys(queries: Queries, jwtSecret: string): Promise<StoredKey[]> {
  const { rows } = await queries.query<{ id: string; encrypted_key: string; signs_from: Date }>(
    `select id, encrypted_key, coalesce(signs_from, created_at) as signs_from
     from auth.signing_keys order by 3, id`,
  )
  const keys: StoredKey[] = []
  for (const { id, encrypted_key, signs_from } of rows) {
    const jwk = await openKey(jwtSecret, encrypted_key)
    if (jwk) keys.push({ id, jwk, signsFrom: signs_from })
  }
  return keys
}

export async function saveKey(
  tx: Queries,
  { encrypted, signsFrom, now }: { encrypted: string; signsFrom: Date; now: Date },
): Promise<void> {
  await tx.query(
    `insert into auth.signing_keys (id, encrypted_key, signs_from, created_at)
     values (gen_random_uuid(), :encrypted, :signsFrom, :now)`,
    { encrypted, signsFrom, now },
  )
}

export async function removeKeys(tx: Queries, keys: StoredKey[]): Promise<void> {
  const ids = keys.map(({ id }) => id)
  await tx.query('delete from auth.signing_keys where id = any($1::uuid[])', [ids])
}

export async function makeEncryptedKey(jwtSecret: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const key = { ...jwk, alg: 'ES256', kid: await calculateJwkThumbprint(jwk) }
  return sealText(jwtSecret, PURPOSE, JSON.stringify(key))
}

/** A key that was made under another secret is not ours to use. */
async function openKey(jwtSecret: string, sealed: string) {
  const text = await unsealText(jwtSecret, PURPOSE, sealed)
  return text === undefined ? undefined : Stored.safeParse(JSON.parse(text)).data
}
