import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import type { Queries } from '@slovo/database'
import { authErrors, type WeakPasswordReason } from './auth-error.ts'
import type { AuthSettings } from './auth-settings.ts'
import { inTurns } from './in-turns.ts'

const LONGEST_BYTES = 72
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes run beside the event loop; one processor is left to it, and to people who read. */
const takeTurn = inTurns(Math.max(1, availableParallelism() - 1))

/** argon2id. Never call it inside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return takeTurn(() => hash(password, COST))
}

let nobodysHash: Promise<string> | undefined

/**
 * Whether this is the password. Accounts that do not exist, or have none, cost the same time as those that do.
 * Hashes of imported accounts (bcrypt) are compared by the database's own `crypt`.
 */
export async function isPassword(
  queries: Queries,
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  if (stored?.startsWith('$2')) return isBcrypt(queries, password, stored)
  nobodysHash ??= hashPassword('nobody')
  const known = stored?.startsWith('$argon2') ? stored : await nobodysHash
  const matches = await takeTurn(() => verify(known, password))
  return matches && known === stored
}

/** Imported accounts get our own hash when their password is next seen. */
export function isImportedHash(stored: string | null) {
  return Boolean(stored?.startsWith('$2'))
}

async function isBcrypt(queries: Queries, password: string, stored: string) {
  const { rows } = await queries.query<{ same: boolean }>(
    'select extensions.crypt($1, $2) = $2 as same',
    [password, stored],
  )
  return rows[0]?.same === true
}

/** What is wrong with a password that somebody wants to set; nothing for a good one. */
export function findWeakness(password: string, settings: AuthSettings) {
  const reasons: WeakPasswordReason[] = []
  const messages: string[] = []
  if ([...password].length < settings.passwordMinLength) {
    reasons.push('length')
    messages.push(`Password should be at least ${settings.passwordMinLength} characters.`)
  }
  const groups = settings.passwordRequiredCharacters
  if (groups.some((group) => ![...group].some((letter) => password.includes(letter)))) {
    reasons.push('characters')
    messages.push(`Password should contain at least one character of each: ${groups.join(', ')}.`)
  }
  return reasons.length > 0 ? { message: messages.join(' '), reasons } : undefined
}

export function requireGoodPassword(password: string, settings: AuthSettings) {
  if (Buffer.byteLength(password) > LONGEST_BYTES) throw authErrors.passwordTooLong()
  const weakness = findWeakness(password, settings)
  if (weakness) throw authErrors.weakPassword(weakness.message, weakness.reasons)
}
