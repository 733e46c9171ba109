import { createHash } from 'node:crypto'
import { errors, type JWTPayload } from 'jose'
import { z } from 'zod'
import type { Bearer } from '../../kernel/gateway/caller.ts'
import { isSameSecret } from '../../kernel/keys/secrets.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { optionalText } from '../http/read-body.ts'
import { providerErrors } from '../providers/errors.ts'
import { findOrAdopt, linkTo, type OauthAccountServices } from '../providers/oauth-accounts.ts'
import { type OauthClients, profileFrom } from '../providers/oauth-client.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { requireSessionOfToken, type TokenCheck } from '../sessions/require-session.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { tokenErrors } from './errors.ts'

export const IdTokenCredentials = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
})

export interface IdTokenServices extends TokenCheck {
  oauth: OauthClients
  sessions: Sessions
  settings: OauthAccountServices['settings'] & { auth: { manualLinkingEnabled: boolean } }
}

interface IdTokenRequest {
  device: ClientDevice
  /** The token of the signed-in user who links an identity; a function, because it throws where it is invalid. */
  bearer: () => Bearer | undefined
}

/** `grant_type=id_token`: an app sends the ID token that a provider gave it. */
export async function signInWithIdToken(
  services: IdTokenServices,
  { device, bearer }: IdTokenRequest,
  body: z.output<typeof IdTokenCredentials>,
) {
  if (!body.id_token) throw tokenErrors.badIdToken('invalid request', 'id_token required')
  if (!body.provider) {
    throw tokenErrors.badIdToken('invalid request', 'provider or client_id and issuer required')
  }
  const { database, oauth, sessions } = services
  const provider = await oauth.requireProvider(body.provider)
  const linkedId = body.link_identity ? await requireLinkingUser(services, bearer()) : undefined
  const claims = await readClaims(oauth, body.provider, body.id_token)
  if (!provider.skipNonceCheck) requireNonce(claims, body.nonce)
  const profile = profileFrom(provider, claims)
  if (!profile) throw tokenErrors.badIdToken('invalid request', 'Bad ID token')

  return database.transaction(async (tx) => {
    const isEmailOptional = provider.emailOptional === true
    const arrival = { provider: provider.name, profile, isEmailOptional }
    const account = linkedId
      ? await linkTo(services, tx, linkedId, arrival)
      : await findOrAdopt(services, tx, arrival)
    return sessions.start(tx, account, { method: 'oauth', device })
  })
}

async function requireLinkingUser(services: IdTokenServices, bearer: Bearer | undefined) {
  if (!bearer) throw requestErrors.noAuthorization()
  if (!services.settings.auth.manualLinkingEnabled) throw providerErrors.manualLinkingDisabled()
  const { account, session } = await requireSessionOfToken(services, bearer)
  if (session.clientId) throw sessionErrors.notForApplications()
  return account.id
}

async function readClaims(oauth: OauthClients, provider: string, idToken: string) {
  try {
    return await oauth.readIdToken(provider, idToken)
  } catch (error) {
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud') {
      throw tokenErrors.badIdToken('invalid request', 'Unacceptable audience in id_token')
    }
    if (error instanceof errors.JOSEError || error instanceof TypeError) {
      throw tokenErrors.badIdToken('invalid request', 'Bad ID token')
    }
    throw error
  }
}

/** The app sends the nonce, the ID token holds its hash: a stolen ID token is useless. */
function requireNonce({ nonce: inToken }: JWTPayload, given: string | undefined) {
  const hashed = typeof inToken === 'string' ? inToken : ''
  if (Boolean(hashed) !== Boolean(given)) {
    throw tokenErrors.badIdToken(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    )
  }
  if (given && !isSameSecret(hashed, createHash('sha256').update(given).digest('hex'))) {
    throw tokenErrors.badIdToken('invalid nonce', 'Nonces mismatch')
  }
}
