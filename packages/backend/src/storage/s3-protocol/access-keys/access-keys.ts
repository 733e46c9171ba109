import { randomBytes } from 'node:crypto'
import type { Caller, Database } from '@slovo/database'
import { z } from 'zod'
import { sealText, unsealText } from '../../../kernel/keys/sealed-text.ts'
import { storageErrors } from '../../errors/storage-errors.ts'
import type { S3Access } from '../s3-access.ts'

const PURPOSE = 's3-access-keys'

const AccessKey = z.object({
  id: z.string(),
  description: z.string(),
  access_key: z.string(),
  created_at: z.date(),
})
type AccessKey = z.infer<typeof AccessKey>

/** Those that the caller may see; the secrets are not given again. */
export async function listAccessKeys(database: Database, caller: Caller): Promise<AccessKey[]> {
  const { rows } = await database.request(
    caller,
    `select id, description, access_key, created_at from storage.s3_access_keys
     order by created_at, id`,
  )
  return z.array(AccessKey).parse(rows)
}

/** The secret is shown once. It is stored encrypted: a signature cannot be verified with a hash. */
export async function createAccessKey(
  { database, jwtSecret }: Pick<S3Access, 'database' | 'jwtSecret'>,
  caller: Caller,
  description: string,
): Promise<{ access_key: string; secret_key: string }> {
  const access_key = randomBytes(16).toString('hex')
  const secret_key = randomBytes(32).toString('hex')
  const sealed = await sealText(jwtSecret, PURPOSE, secret_key)
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

/** A key that was sealed under another JWT secret is not found. */
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
  return found && (await unsealText(jwtSecret, PURPOSE, found.sealed_secret))
}
