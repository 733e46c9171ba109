import type { Queries } from '@slovo/database'
import { deriveSecret, hashSecret, makeDigits } from '../../kernel/keys/secrets.ts'

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'
  | 'phone_change_token'

export interface IssuedToken {
  /** The digits that a person may type in. */
  otp: string
  /** What a link carries. The database keeps only its hash. */
  tokenHash: string
}

interface Issue {
  userId: string
  type: TokenType
  /** The e-mail address or the number that it is sent to. */
  address: string
  isPkce?: boolean
  /** A code that was agreed before, instead of random digits. */
  otp?: string
  now: Date
}

type Terms = { jwtSecret: string; auth: { otpLength: number } }

/** A new token of this type for this account; an earlier one is no longer good. */
export async function issueToken(tx: Queries, terms: Terms, issue: Issue): Promise<IssuedToken> {
  const { userId, type, address, isPkce, now } = issue
  const otp = issue.otp ?? makeDigits(terms.auth.otpLength)
  const tokenHash = `${isPkce ? 'pkce_' : ''}${linkToken(terms.jwtSecret, type, address, otp)}`
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5::timestamptz at time zone 'utc', $5::timestamptz at time zone 'utc')
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
         created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [userId, type, hashSecret(tokenHash), address, now],
  )
  return { otp, tokenHash }
}

/** What the link of this code carries: only we can tell one from the other. */
function linkToken(jwtSecret: string, type: TokenType, address: string, otp: string) {
  return deriveSecret(jwtSecret, 'one-time-token', `${type} ${address} ${otp}`)
}

/** All link tokens that a typed code may stand for. */
export function linkTokensOf(jwtSecret: string, types: TokenType[], address: string, otp: string) {
  return types.flatMap((type) => {
    const token = linkToken(jwtSecret, type, address, otp)
    return [token, `pkce_${token}`]
  })
}

export interface ConsumedToken {
  userId: string
  type: TokenType
}

/** Uses a token up. Of two that try at the same moment one gets it. */
export async function consumeToken(
  tx: Queries,
  given: { tokenHashes: string[]; types: TokenType[]; issuedAfter: Date; userId?: string },
): Promise<ConsumedToken | undefined> {
  const { rows } = await tx.query<{ user_id: string; token_type: TokenType }>(
    `delete from auth.one_time_tokens
     where token_hash = any($1::text[]) and token_type::text = any($2::text[])
       and created_at > $3::timestamptz at time zone 'utc' and user_id = coalesce($4::uuid, user_id)
     returning user_id, token_type`,
    [given.tokenHashes.map(hashSecret), given.types, given.issuedAfter, given.userId ?? null],
  )
  const [row] = rows
  return row && { userId: row.user_id, type: row.token_type }
}

/** Nothing that was mailed before is good any longer. */
export async function invalidateTokens(tx: Queries, userId: string) {
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [userId])
}
