import type { Keyring } from '../../kernel/keys/keyring.ts'
import { SCOPES } from '../sessions/scopes.ts'

const CLAIMS = [
  'sub',
  'aud',
  'iss',
  'exp',
  'iat',
  'auth_time',
  'nonce',
  'email',
  'email_verified',
  'phone_number',
  'phone_number_verified',
  'name',
  'picture',
  'preferred_username',
  'updated_at',
]

interface ServerDescription {
  settings: { issuer: string; auth: { oauthServer: { allowDynamicRegistration: boolean } } }
  keyring: Pick<Keyring, 'signingAlgorithm'>
}

/** The metadata of RFC 8414 and OpenID Connect Discovery. */
export async function describeServer({ settings, keyring }: ServerDescription) {
  const { issuer, auth } = settings
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    userinfo_endpoint: `${issuer}/oauth/userinfo`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    ...(auth.oauthServer.allowDynamicRegistration && {
      registration_endpoint: `${issuer}/oauth/clients/register`,
    }),
    scopes_supported: SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [await keyring.signingAlgorithm()],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    claims_supported: CLAIMS,
    code_challenge_methods_supported: ['S256'],
    // If absent, request_uri_parameter_supported would default to true.
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    claims_parameter_supported: false,
  }
}
