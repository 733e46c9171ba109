import { createHash } from 'node:crypto'
import type { Database } from '@slovo/database'
import {
  CompactEncrypt,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  type JWK,
} from 'jose'
import { z } from 'zod'

const Stored = z.object({ kid: z.string(), alg: z.literal('ES256') }).loose()

/**
 * The private key of this database, made once by whichever process comes first. It is encrypted under a key
 * derived from `jwtSecret`, so a copy of the database signs nothing; with a new secret a new key is made.
 */
export async function storedSigningKey(database: Database, jwtSecret: string): Promise<JWK> {
  const wrap = createHash('sha256').update(`signing-keys ${jwtSecret}`).digest()
  const found = await findKey(database, wrap)
  if (found) return found

  const draft = await encrypt(await makeKey(), wrap)
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(hashtextextended('auth.signing_keys', 0))")
    if (await findKey(tx, wrap)) return
    await tx.query(
      'insert into auth.signing_keys (id, encrypted_key, created_at) values (gen_random_uuid(), $1, now())',
      [draft],
    )
  })
  const made = await findKey(database, wrap)
  if (!made) throw new Error('The signing key could not be stored')
  return made
}

async function findKey(queries: Pick<Database, 'query'>, wrap: Uint8Array) {
  const { rows } = await queries.query(
    'select encrypted_key from auth.signing_keys order by created_at',
  )
  for (const row of rows) {
    const key = await decrypt(z.string().parse(row.encrypted_key), wrap)
    if (key) return key
  }
  return undefined
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { ...jwk, alg: 'ES256', kid: await calculateJwkThumbprint(jwk) }
}

function encrypt(key: JWK, wrap: Uint8Array) {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(key)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(wrap)
}

/** A key made under another secret is not ours to use. */
async function decrypt(text: string, wrap: Uint8Array) {
  try {
    const { plaintext } = await compactDecrypt(text, wrap)
    return Stored.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    return undefined
  }
}
