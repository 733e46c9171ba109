import type { Database } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { requestErrors } from '../../errors/request-errors.ts'
import type { AuthEnv } from '../../http/auth-env.ts'
import type { Limits } from '../../limits/limits.ts'
import { readScopes } from '../../sessions/scopes.ts'
import { findClient, mayUse, type OauthClient, redirectUrisOf } from '../clients/clients.ts'
import { oauthServerErrors } from '../errors.ts'
import { type Parameters, readForm, readParameters } from '../read-parameters.ts'
import type { OauthServerSettings } from '../settings.ts'
import { insertAuthorization, redirectUrl } from './authorizations.ts'

/** Parameters that must be refused if they are not supported: OpenID Connect Core, 3.1.2.6. */
const UNSUPPORTED = ['request', 'request_uri', 'registration']
const CHALLENGE = /^[A-Za-z0-9\-._~]{43,128}$/

interface AuthorizeServices {
  database: Database
  settings: { siteUrl: string; auth: { oauthServer: OauthServerSettings } }
  limits: Pick<Limits, 'countRequest'>
  now: () => Date
}

/**
 * `GET` and `POST /oauth/authorize`: redirects a user who comes from an application to the site's consent page. OpenID
 * Connect Core, 3.1.2.1, requires both methods.
 */
export function oauthAuthorizeRoutes({ database, settings, limits, now }: AuthorizeServices) {
  const { authorizationExpiry, authorizationPath, defaultScope } = settings.auth.oauthServer
  return new Hono<AuthEnv>().on(['GET', 'POST'], '/', async (c) => {
    if (c.req.method === 'HEAD') throw requestErrors.methodNotAllowed()
    await limits.countRequest(c.var.device, 'authorize')
    const asked = c.req.method === 'POST' ? readForm(c) : readParameters(c)
    const { client, redirectUri } = await requireClientOf(database, asked)

    const fault = faultOf(asked, client)
    if (fault) {
      const back = { redirect_uri: redirectUri, state: shortState(asked) ?? null }
      return redirect(c, redirectUrl(back, fault))
    }
    const authorizationId = await insertAuthorization(database, {
      clientId: client.id,
      redirectUri,
      scope: readScopes(asked.scope ?? defaultScope)?.join(' ') ?? '',
      state: asked.state,
      resource: asked.resource,
      nonce: asked.nonce,
      codeChallenge: asked.code_challenge ?? '',
      now: now(),
      expiry: authorizationExpiry,
    })
    const page = new URL(settings.siteUrl + authorizationPath)
    page.searchParams.set('authorization_id', authorizationId)
    // Only the page knows the site's session; it redirects back without asking the user.
    if (asked.prompt === 'none') page.searchParams.set('prompt', 'none')
    return redirect(c, page.href)
  })
}

function redirect(c: Context, url: string) {
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url, 302)
}

/** Resolves the client first: never redirect to an unverified URI. */
async function requireClientOf(database: Database, asked: Parameters) {
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

/** What is invalid in the rest of the request, as an error for the application. */
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
