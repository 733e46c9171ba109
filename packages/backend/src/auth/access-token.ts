import type { Queries } from '@slovo/database'
import type { Account } from './accounts.ts'
import type { AuthParts } from './auth-parts.ts'

interface Subject {
  account: Account
  sessionId: string
  issuedAt: number
}

/** The token that REST, storage and the site's own code know a person by. */
export async function accessToken(
  { settings, keyring }: Pick<AuthParts, 'settings' | 'keyring'>,
  tx: Queries,
  { account, sessionId, issuedAt }: Subject,
) {
  const { rows } = await tx.query<{ method: string; at: number; aal: string }>(
    `select authentication_method as method, extract(epoch from a.updated_at)::bigint as at,
            coalesce(s.aal::text, 'aal1') as aal
     from auth.mfa_amr_claims a join auth.sessions s on s.id = a.session_id
     where s.id = $1 order by a.updated_at desc`,
    [sessionId],
  )
  return keyring.sign({
    iss: settings.issuer,
    sub: account.id,
    aud: account.aud || 'authenticated',
    exp: issuedAt + settings.jwt.expiry,
    iat: issuedAt,
    email: account.email ?? '',
    phone: account.phone ?? '',
    app_metadata: account.raw_app_meta_data ?? {},
    user_metadata: account.raw_user_meta_data ?? {},
    role: account.role || 'authenticated',
    aal: rows[0]?.aal ?? 'aal1',
    amr: rows.map(({ method, at }) => ({ method, timestamp: at })),
    session_id: sessionId,
    is_anonymous: account.is_anonymous,
  })
}
