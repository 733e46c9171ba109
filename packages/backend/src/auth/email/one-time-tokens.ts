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
  /** The code that a user may type. */
  otp: string
  /** The token of the link; the database stores only its hash. */
  tokenHash: string
}

interface NewToken {
  userId: string
  type: TokenType
  /** The e-mail address or phone number that it is sent to. */
  sentTo: string
  isPkce?: boolean
  /** A known code, instead of random digits. */
  otp?: string
  now: Date
}

interface TokenSettings {
  jwtSecret: string
  otpLength: number
}

/** A new token of this type for this account, in the place of an earlier one. */
export async function issueToken(
  tx: Queries,
  { jwtSecret, otpLength }: TokenSettings,
  { userId, type, sentTo, isPkce, now, otp = makeDigits(otpLength) }: NewToken,
): Promise<IssuedToken> {
  const tokenHash = `${isPkce ? 'pkce_' : ''}${linkToken(jwtSecret, type, sentTo, otp)}`
  await tx.query(
    `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values (
       gen_random_uuid(), :userId, :type, :hash, :sentTo,
       :now::timestamptz at time zone 'utc', :now::timestamptz at time zone 'utc'
     )
     on conflict (user_id, token_type) do update
     set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
         created_at = excluded.created_at, updated_at = excluded.updated_at`,
    { userId, type, hash: hashSecret(tokenHash), sentTo, now },
  )
  return { otp, tokenHash }
}

/** The token of the link of a code; it cannot be derived without our secret. */
function linkToken(jwtSecret: string, type: TokenType, sentTo: string, otp: string) {
  return deriveSecret(jwtSecret, 'one-time-token', `${type} ${sentTo} ${otp}`)
}

/** All link tokens that a typed code may stand for. */
export function linkTokensOf(jwtSecret: string, types: TokenType[], sentTo: string, otp: string) {
  return types.flatMap((type) => {
    const token = linkToken(jwtSecret, type, sentTo, otp)
    return [token, `pkce_${token}`]
  })
}

interface ConsumedToken {
  userId: string
  type: TokenType
}

/** Deletes a token; of two requests at the same time one gets it. */
export async function consumeToken(
  tx: Queries,
  given: { tokenHashes: string[]; types: TokenType[]; issuedAfter: Date; userId?: string },
): Promise<ConsumedToken | undefined> {
  const { types, issuedAfter, userId } = given
  const { rows } = await tx.query<{ user_id: string; token_type: TokenType }>(
    `delete from auth.one_time_tokens
     where token_hash = any(:hashes::text[]) and token_type::text = any(:types::text[])
       and created_at > :issuedAfter::timestamptz at time zone 'utc'
       and user_id = coalesce(:userId::uuid, user_id)
     returning user_id, token_type`,
    { hashes: given.tokenHashes.map(hashSecret), types, issuedAfter, userId },
  )
  const [row] = rows
  return row && { userId: row.user_id, type: row.token_type }
}

/** Invalidates the account's outstanding links and codes: all, or those sent to certain addresses or numbers. */
export async function invalidateTokens(tx: Queries, userId: string, sentTo?: string[]) {
  await tx.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and ($2::text[] is null or relates_to = any($2::text[]))`,
    [userId, sentTo ?? null],
  )
}
