import type { Queries } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import { accountSeenBy } from './application-view.ts'

/** A way in which a user proved who they are, and when: an entry of `amr`. */
export type AmrEntry = {
  method: string
  timestamp: number
}

/** An OAuth client that acts for a user, and the scopes it was granted. */
export interface ActingClient {
  id: string
  scope: string
}

/** Whom an access token is about. */
export interface Subject {
  account: Account
  sessionId: string
  aal: string
  amr: AmrEntry[]
  client?: ActingClient
  /** Why this token is issued: a way to sign in, a second factor, or `token_refresh`. */
  method: string
}

/** The claims by which REST, storage and the site's own code know a user. */
export function accessTokenClaims(
  { account, sessionId, aal, amr, client }: Subject,
  { issuer, issuedAt, expiresAt }: { issuer: string; issuedAt: number; expiresAt: number },
) {
  const seen = client ? accountSeenBy(account, client.scope) : account
  return {
    iss: issuer,
    sub: account.id,
    aud: account.aud || 'authenticated',
    exp: expiresAt,
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
}

/** How the user of a session proved who they are, latest first. */
export async function listAmrEntries(tx: Queries, sessionId: string): Promise<AmrEntry[]> {
  const { rows } = await tx.query<AmrEntry>(
    `select authentication_method as method, extract(epoch from updated_at)::bigint as timestamp
     from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [sessionId],
  )
  return rows
}
