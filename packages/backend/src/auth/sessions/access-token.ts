import type { Queries } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import { accountSeenBy } from './application-view.ts'

/** A way in which somebody proved who they are, and when. */
export type Proof = {
  method: string
  timestamp: number
}

/** An application that somebody let in, and what it may learn about them. */
export interface ActingClient {
  id: string
  scope: string
}

export interface Subject {
  account: Account
  sessionId: string
  aal: string
  amr: Proof[]
  client?: ActingClient
  /** How this token came to be: a way to sign in, a factor's proof, or `token_refresh`. */
  method: string
}

/** The token that REST, storage and the site's own code know a person by. */
export async function signAccessToken(
  { settings, keyring, hooks }: AuthParts,
  tx: Queries,
  { account, sessionId, aal, amr, client, method }: Subject,
  issuedAt: number,
) {
  const seen = client ? accountSeenBy(account, client.scope) : account
  const claims = {
    iss: settings.issuer,
    sub: account.id,
    aud: account.aud || 'authenticated',
    exp: issuedAt + settings.jwt.expiry,
    iat: issuedAt,
    email: seen.email ?? '',
    phone: seen.phone ?? '',
    app_metadata: seen.raw_app_meta_data ?? {},
    user_metadata: seen.raw_user_meta_data ?? {},
    role: account.role || 'authenticated',
    aal,
    amr,
    session_id: sessionId,
    is_anonymous: account.is_anonymous,
    ...(client && { client_id: client.id, scope: client.scope }),
  }
  const input = { user_id: account.id, claims, authentication_method: method }
  return keyring.sign(await hooks.customAccessToken(tx, input))
}

/** The proofs of a session, newest first. */
export async function readProofs(tx: Queries, sessionId: string): Promise<Proof[]> {
  const { rows } = await tx.query<Proof>(
    `select authentication_method as method, extract(epoch from updated_at)::bigint as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  return rows
}
