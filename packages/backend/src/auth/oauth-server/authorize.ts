import { type Context, Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { readScopes } from '../sessions/scopes.ts'
import { answerAddress, keepAuthorization } from './authorizations.ts'
import { findClient, mayUse, type OauthClient, redirectUrisOf } from './clients.ts'
import { oauthServerErrors } from './errors.ts'
import { type Parameters, readForm, readQuery } from './read-parameters.ts'

/** Parameters that have to be refused where they are not understood: OpenID Connect Core, 3.1.2.6. */
const UNSUPPORTED = ['request', 'request_uri', 'registration']
const CHALLENGE = /^[A-Za-z0-9\-._~]{43,128}$/

/**
 * `GET` and `POST /oauth/authorize`: an application sends a person here, to be asked on a page of the site. OpenID
 * Connect Core, 3.1.2.1, wants both methods.
 */
export function authorizeRoutes(parts: AuthParts) {
  const { settings, limits } = parts
  return new Hono<AuthEnv>().on(['GET', 'POST'], '/', async (c) => {
    if (c.req.method === 'HEAD') throw requestErrors.methodNotAllowed()
    await limits.countRequest(c.var.device, 'authorize')
    const asked = c.req.method === 'POST' ? readForm(c) : readQuery(c)
    const { client, redirectUri } = await requireAsker(parts, asked)

    const fault = faultOf(asked, client)
    if (fault) {
      const back = { redirect_uri: redirectUri, state: shortState(asked) ?? null }
      return leave(c, answerAddress(back, fault))
    }
    const authorizationId = await keepAuthorization(parts, {
      clientId: client.id,
      redirectUri,
      scope: readScopes(asked.scope ?? settings.auth.oauthServer.defaultScope)?.join(' ') ?? '',
      state: asked.state,
      resource: asked.resource,
      nonce: asked.nonce,
      codeChallenge: asked.code_challenge ?? '',
    })
    const page = new URL(settings.siteUrl + settings.auth.oauthServer.authorizationPath)
    page.searchParams.set('authorization_id', authorizationId)
    // Only the page sees who is signed in to the site; it answers without asking anything.
    if (asked.prompt === 'none') page.searchParams.set('prompt', 'none')
    return leave(c, page.href)
  })
}

function leave(c: Context, address: string) {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(address, 302)
}

/** Who asks. As long as that is not known nobody is sent anywhere. */
async function requireAsker({ database }: AuthParts, asked: Parameters) {
  const { client_id: clientId, redirect_uri: redirectUri } = asked
  if (!clientId) throw requestErrors.validationFailed('client_id is required')
  if (!redirectUri) throw requestErrors.validationFailed('redirect_uri is required')
  const client = await findClient(database, clientId)
  if (!client) throw oauthServerErrors.oauthClientNotFound(400)
  if (!redirectUrisOf(client).includes(redirectUri)) {
    throw requestErrors.validationFailed('invalid redirect_uri')
  }
  return { client, redirectUri }
}

/** What is wrong with the rest: that is for the application to know. */
function faultOf(asked: Parameters, client: OauthClient) {
  const invalid = (error_description: string) => ({ error: 'invalid_request', error_description })
  if (!asked.response_type) return invalid('response_type is required')
  if (asked.response_type !== 'code') {
    return {
      error: 'unsupported_response_type',
      error_description: 'Only response_type=code is supported',
    }
  }
  const unsupported = UNSUPPORTED.find((name) => asked[name] !== undefined)
  if (unsupported) {
    return {
      error: `${unsupported}_not_supported`,
      error_description: `The parameter ${unsupported} is not supported`,
    }
  }
  const prompt = asked.prompt?.split(' ') ?? []
  if (prompt.includes('none') && prompt.length > 1) {
    return invalid('prompt=none goes with no other value')
  }
  if (!mayUse(client, 'authorization_code')) {
    return {
      error: 'unauthorized_client',
      error_description: 'Client is not allowed to use grant type: authorization_code',
    }
  }
  if (asked.scope && !readScopes(asked.scope)) {
    return { error: 'invalid_scope', error_description: 'A requested scope is not supported' }
  }
  if (!asked.code_challenge || !asked.code_challenge_method) {
    return invalid('PKCE flow requires both code_challenge and code_challenge_method')
  }
  if (asked.code_challenge_method.toUpperCase() !== 'S256') {
    return invalid("code_challenge_method must be 'S256'")
  }
  if (!CHALLENGE.test(asked.code_challenge)) {
    return invalid('code_challenge must be between 43 and 128 characters')
  }
  if (asked.resource && !isResource(asked.resource)) {
    return { error: 'invalid_target', error_description: 'resource must be an absolute address' }
  }
  if (asked.nonce && asked.nonce.length > 255) return invalid('nonce is too long')
  if (asked.state !== shortState(asked)) return invalid('state is too long')
  return undefined
}

function isResource(text: string) {
  return text.length <= 2048 && URL.canParse(text) && !text.includes('#')
}

function shortState({ state }: Parameters) {
  return state && state.length <= 4096 ? state : undefined
}
