import { createHash, randomBytes } from 'node:crypto'
import type { Caller, Database } from '@slovo/database'
import { CompactEncrypt, compactDecrypt } from 'jose'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import type { S3Access } from './s3-access.ts'

const AccessKey = z.object({
  id: z.string(),
  description: z.string(),
  access_key: z.string(),
  created_at: z.date(),
})
export type AccessKey = z.infer<typeof AccessKey>

/** Those that the caller may see; the secrets are not given again. */
export async function listAccessKeys(database: Database, caller: Caller): Promise<AccessKey[]> {
  const { rows } = await database.request(
    caller,
    `select id, description, access_key, created_at from storage.s3_access_keys
     order by created_at, id`,
  )
  return z.array(AccessKey).parse(rows)
}

/** The secret is shown now and never again: what is kept is encrypted, for a signature cannot be checked with a hash. */
export async function createAccessKey(
  { database, jwtSecret }: Pick<S3Access, 'database' | 'jwtSecret'>,
  caller: Caller,
  description: string,
): Promise<{ access_key: string; secret_key: string }> {
  const access_key = randomBytes(16).toString('hex')
  const secret_key = randomBytes(32).toString('hex')
  const sealed = await new CompactEncrypt(new TextEncoder().encode(secret_key))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(wrapOf(jwtSecret))
  await database.request(
    caller,
    `insert into storage.s3_access_keys (description, access_key, sealed_secret)
     values ($1, $2, $3)`,
    [description, access_key, sealed],
  )
  return { access_key, secret_key }
}

export async function removeAccessKey(
  database: Database,
  caller: Caller,
  id: string,
): Promise<void> {
  const { rowCount } = await database.request(
    caller,
    'delete from storage.s3_access_keys where id::text = $1',
    [id],
  )
  if (rowCount === 0) throw storageErrors.noSuchKey()
}

export async function findSecret(
  { database, jwtSecret, given }: S3Access,
  accessKey: string,
): Promise<string | undefined> {
  if (given?.id === accessKey) return given.secret
  const { rows } = await database.query<{ sealed_secret: string }>(
    'select sealed_secret from storage.s3_access_keys where access_key = $1',
    [accessKey],
  )
  const [found] = rows
  return found && (await open(found.sealed_secret, jwtSecret))
}

/** A key that was sealed under another JWT secret works no longer. */
async function open(sealed: string, jwtSecret: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, wrapOf(jwtSecret))
    return new TextDecoder().decode(plaintext)
  } catch {
    return undefined
  }
}

function wrapOf(jwtSecret: string): Uint8Array {
  return createHash('sha256').update(`s3-access-keys ${jwtSecret}`).digest()
}
