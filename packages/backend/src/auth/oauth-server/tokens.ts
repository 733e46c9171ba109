import type { Account } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import { splitScopes } from '../sessions/scopes.ts'
import type { SessionAnswer } from '../sessions/sessions.ts'
import { claimsOf } from './claims.ts'
import { mayUse, type OauthClient } from './clients.ts'

/** A session that an application has, or has again. */
export interface Granted {
  session: SessionAnswer
  account: Account
  scope: string
  nonce?: string | null
  /** When the person last proved who they are, where that is known. */
  signedInAt?: Date | null
}

/** What an application gets: tokens, and who the person is if it asked for that. */
export async function presentTokens(parts: AuthParts, client: OauthClient, granted: Granted) {
  const { access_token, token_type, expires_in, expires_at, refresh_token } = granted.session
  const { scope } = granted
  return {
    access_token,
    token_type,
    expires_in,
    expires_at,
    ...(mayUse(client, 'refresh_token') && { refresh_token }),
    scope,
    ...(splitScopes(scope).includes('openid') && {
      id_token: await signIdToken(parts, client, granted),
    }),
  }
}

function signIdToken(
  { settings, keyring }: AuthParts,
  client: OauthClient,
  { session, account, scope, nonce, signedInAt }: Granted,
) {
  return keyring.sign({
    ...claimsOf(account, scope),
    iss: settings.issuer,
    aud: client.id,
    exp: session.expires_at,
    iat: session.expires_at - session.expires_in,
    ...(nonce && { nonce }),
    ...(signedInAt && { auth_time: Math.floor(signedInAt.getTime() / 1000) }),
  })
}
