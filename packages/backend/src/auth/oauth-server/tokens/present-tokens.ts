import type { Keyring } from '../../../kernel/keys/keyring.ts'
import type { Account } from '../../accounts/account-rows.ts'
import { splitScopes } from '../../sessions/scopes.ts'
import type { SessionAnswer } from '../../sessions/sessions.ts'
import { mayUse, type OauthClient } from '../clients/clients.ts'

/** A session that a client has started or refreshed. */
export interface Granted {
  session: SessionAnswer
  account: Account
  scope: string
  nonce?: string | null
  /** When the user last signed in, if known. */
  signedInAt?: Date | null
}

interface IdTokenSigner {
  issuer: string
  keyring: Pick<Keyring, 'sign'>
}

/** The token response, with an ID token for the scope `openid`. */
export async function presentTokens(signer: IdTokenSigner, client: OauthClient, granted: Granted) {
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
      id_token: await signIdToken(signer, client, granted),
    }),
  }
}

function signIdToken(
  { issuer, keyring }: IdTokenSigner,
  client: OauthClient,
  { session, account, scope, nonce, signedInAt }: Granted,
) {
  return keyring.sign({
    ...userClaims(account, scope),
    iss: issuer,
    aud: client.id,
    exp: session.expires_at,
    iat: session.expires_at - session.expires_in,
    ...(nonce && { nonce }),
    ...(signedInAt && { auth_time: Math.floor(signedInAt.getTime() / 1000) }),
  })
}

/** The claims about a user that these scopes allow. */
export function userClaims(account: Account, scope: string | null) {
  const scopes = splitScopes(scope)
  const data = account.raw_user_meta_data ?? {}
  const text = (...names: string[]) =>
    names.map((name) => data[name]).find((value) => typeof value === 'string' && value !== '')
  const { email, phone } = account
  return {
    sub: account.id,
    ...(scopes.includes('email') &&
      email && { email, email_verified: account.email_confirmed_at !== null }),
    ...(scopes.includes('phone') &&
      phone && {
        phone_number: phone,
        phone_number_verified: account.phone_confirmed_at !== null,
      }),
    ...(scopes.includes('profile') && {
      name: text('name', 'full_name'),
      picture: text('picture', 'avatar_url'),
      preferred_username: text('preferred_username', 'user_name'),
      updated_at: account.updated_at && Math.floor(account.updated_at.getTime() / 1000),
    }),
  }
}
