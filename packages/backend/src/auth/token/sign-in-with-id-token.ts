import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { errors, type JWTPayload } from 'jose'
import { z } from 'zod'
import { bearerOf } from '../../kernel/gateway/caller.ts'
import { isSameSecret } from '../../kernel/keys/secrets.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { providerErrors } from '../providers/errors.ts'
import { findOrAdopt, linkTo } from '../providers/oauth-accounts.ts'
import { profileFrom } from '../providers/oauth-client.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { requireSessionOfToken } from '../sessions/require-session.ts'
import { deviceOf, startSession } from '../sessions/sessions.ts'
import { tokenErrors } from './errors.ts'

const Credentials = z.object({
  provider: optionalText,
  id_token: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
})

/** `grant_type=id_token`: an app shows what a provider gave it. */
export async function signInWithIdToken(parts: AuthParts, c: Context) {
  const body = readBody(c, Credentials)
  if (!body.id_token) throw tokenErrors.badIdToken('invalid request', 'id_token required')
  if (!body.provider) {
    throw tokenErrors.badIdToken('invalid request', 'provider or client_id and issuer required')
  }
  const known = await parts.oauth.requireProvider(body.provider)
  const target = body.link_identity ? await requireTarget(parts, c) : undefined
  const claims = await readClaims(parts, body.provider, body.id_token)
  if (!known.skipNonceCheck) requireNonce(claims, body.nonce)
  const profile = profileFrom(known, claims)
  if (!profile) throw tokenErrors.badIdToken('invalid request', 'Bad ID token')

  const session = await parts.database.transaction(async (tx) => {
    const isEmailOptional = known.emailOptional === true
    const arrival = { provider: known.name, profile, isEmailOptional }
    const account = target
      ? await linkTo(parts, tx, target, arrival)
      : await findOrAdopt(parts, tx, arrival)
    return startSession(parts, tx, account, { method: 'oauth', device: deviceOf(c, parts) })
  })
  return answerSession(c, session)
}

async function requireTarget(parts: AuthParts, c: Context) {
  const bearer = bearerOf(c)
  if (!bearer) throw requestErrors.noAuthorization()
  if (!parts.settings.auth.manualLinkingEnabled) throw providerErrors.manualLinkingDisabled()
  const { account, session } = await requireSessionOfToken(parts, bearer)
  if (session.clientId) throw sessionErrors.notForApplications()
  return account.id
}

async function readClaims({ oauth }: AuthParts, provider: string, idToken: string) {
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

/** The app gives the nonce itself, the token holds its hash: whoever steals the token cannot use it. */
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
