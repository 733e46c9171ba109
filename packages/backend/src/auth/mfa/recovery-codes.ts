import { randomInt } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { deriveSecret } from '../../kernel/keys/secrets.ts'
import { type Factor, listFactors } from './factors.ts'

const CODES = 10
const CODE_LENGTH = 16
/** Letters and digits that are not mistaken for each other on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

export interface RecoveryCodeSecrets {
  settings: { jwtSecret: string }
  now: () => Date
}

/** The factor that the account's codes belong to. */
export async function findCodeFactor(
  queries: Queries,
  userId: string,
): Promise<Factor | undefined> {
  const factors = await listFactors(queries, [userId])
  return factors.find(({ factor_type }) => factor_type === 'recovery_code')
}

/** New codes in the place of the old ones. They are shown this once. */
export async function replaceCodes(
  { settings, now }: RecoveryCodeSecrets,
  tx: Queries,
  factorId: string,
): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  const hashes = codes.map((code) => hashCode(settings.jwtSecret, factorId, code))
  await tx.query('delete from auth.mfa_recovery_codes where factor_id = $1', [factorId])
  await tx.query(
    `insert into auth.mfa_recovery_codes (factor_id, code_hash, created_at)
     select $1, hash, $3 from unnest($2::text[]) as hash`,
    [factorId, hashes, now()],
  )
  return codes
}

/** Consumes a code, however it was typed; `false` when it is invalid or used. */
export async function consumeCode(
  { settings, now }: RecoveryCodeSecrets,
  tx: Queries,
  { factorId, typed }: { factorId: string; typed: string },
): Promise<boolean> {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  const { rowCount } = await tx.query(
    `update auth.mfa_recovery_codes set used_at = $3
     where factor_id = $1 and code_hash = $2 and used_at is null`,
    [factorId, hashCode(settings.jwtSecret, factorId, code), now()],
  )
  return rowCount > 0
}

export async function countCodes(queries: Queries, factorId: string) {
  const { rows } = await queries.query<{ total: number; remaining: number }>(
    `select count(*)::int as total, count(*) filter (where used_at is null)::int as remaining
     from auth.mfa_recovery_codes where factor_id = $1`,
    [factorId],
  )
  return rows[0] ?? { total: 0, remaining: 0 }
}

function makeCode() {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

function hashCode(jwtSecret: string, factorId: string, code: string) {
  return deriveSecret(jwtSecret, 'recovery-code', `${factorId} ${code}`)
}
