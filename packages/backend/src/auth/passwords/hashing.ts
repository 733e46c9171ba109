import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Queries } from '@slovo/database'
import { limitConcurrency } from '../../kernel/jobs/limit-concurrency.ts'

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes run beside the event loop; one processor is left to it. */
const hashing = limitConcurrency({ maxRunning: Math.max(1, availableParallelism() - 1) })

/** argon2id. Never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password, COST))
}

let decoyHash: Promise<string> | undefined

/**
 * Whether this is the password. It takes as long for an account that does not exist, or has none.
 * Hashes of imported accounts (bcrypt) are compared by the database's own `crypt`.
 */
export async function isPassword(
  queries: Queries,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  if (stored?.startsWith('$2')) return isBcrypt(queries, password, stored)
  decoyHash ??= hashPassword('decoy')
  const known = stored?.startsWith('$argon2') ? stored : await decoyHash
  const matches = await hashing.run(() => verify(known, password))
  return matches && known === stored
}

/** Imported accounts get our own hash when their password is next seen. */
export function isImportedHash(stored: string | null) {
  return Boolean(stored?.startsWith('$2'))
}

async function isBcrypt(queries: Queries, password: string, stored: string) {
  const { rows } = await queries.query<{ same: boolean }>(
    'select extensions.crypt($1, $2) = $2 as same',
    [password, asPostgresReadsIt(stored)],
  )
  return rows[0]?.same === true
}

/** `$2b$` and `$2y$` name the same hash as `$2a$`; Postgres knows the last name alone. */
function asPostgresReadsIt(bcrypt: string) {
  return bcrypt.replace(/^\$2[by]\$/, '$2a$')
}

const BCRYPT = /^\$2[aby]\$(0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/
const ARGON2 = /^\$argon2(id|i)\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[^$]{11,64}\$[^$]{16,128}$/

/** Whether users can sign in with this hash: bcrypt or argon2, of a bearable cost. */
export async function isPasswordHash(text: string) {
  if (BCRYPT.test(text)) return true
  return ARGON2.test(text) && (await hashing.run(() => verify(text, '')).then(isSure, () => false))
}

const isSure = () => true
