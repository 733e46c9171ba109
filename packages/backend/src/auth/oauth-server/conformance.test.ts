import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authService, SITE } from '../../../test/auth/auth-service.ts'
import { CALLBACK, oauthApplication } from '../../../test/auth/oauth-application.ts'

// The cases of the OpenID Foundation's conformance suite for a provider (plans "oidcc-config" and "oidcc-basic"), each
// under its name there, and those of OAuth 2.1 beside them. docs/auth.md says what of the suite we do not do.

const Discovery = z.looseObject({
  jwks_uri: z.string(),
  scopes_supported: z.array(z.string()),
  claims_supported: z.array(z.string()),
  id_token_signing_alg_values_supported: z.array(z.string()),
})
const KeySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())) })

const service = await authService({ auth: { oauthServer: { enabled: true } } })
const application = await oauthApplication(service)
const issuer = `${service.url}/auth/v1`
const anna = await service.makePerson()

/** The flow of a user who allows what is asked, and the tokens at its end. */
const enter = (parameters?: Record<string, string>) => application.enter(anna, parameters)

/** Where the endpoint sends the browser: to the page that asks, or back to the application. */
async function outcomeOf(change: Record<string, string | undefined>, method = 'GET') {
  const parameters = new URLSearchParams(
    Object.entries({
      client_id: application.id,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid',
      state: 'mine',
      code_challenge: await openid.calculatePKCECodeChallenge(openid.randomPKCECodeVerifier()),
      code_challenge_method: 'S256',
      ...change,
    }).filter((pair): pair is [string, string] => pair[1] !== undefined),
  )
  const answer = await fetch(
    `${issuer}/oauth/authorize${method === 'GET' ? `?${parameters}` : ''}`,
    { method, redirect: 'manual', ...(method === 'POST' && { body: parameters }) },
  )
  const location = answer.headers.get('location')
  if (!location) return { status: answer.status }
  const page = new URL(location)
  const asks = page.href.startsWith(`${SITE}/oauth/consent?authorization_id=`)
  return asks ? 'the person is asked' : Object.fromEntries(page.searchParams)
}

const basic = `Basic ${btoa(`${application.id}:${application.secret}`)}`
async function token(parameters: Record<string, string>, authorization = basic) {
  const answer = await fetch(`${issuer}/oauth/token`, {
    method: 'POST',
    headers: { ...(authorization && { authorization }) },
    body: new URLSearchParams(parameters),
  })
  return readAnswer(answer)
}

async function readAnswer(answer: Response) {
  const json = z.looseObject({ id_token: z.string().default('') }).parse(await answer.json())
  return { status: answer.status, headers: answer.headers, json }
}

async function userinfo(accessToken: string | undefined, method = 'GET') {
  const answer = await fetch(`${issuer}/oauth/userinfo`, {
    method,
    headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
  })
  return readAnswer(answer)
}

const approve = async (authorizationId: string) => {
  const { data } = await anna.client.auth.oauth.approveAuthorization(authorizationId)
  return data?.redirect_url ?? ''
}

describe('oidcc-discovery-endpoint-verification', () => {
  test('the document names its own issuer and what is there, and keys that have public parts only', async () => {
    const answer = await fetch(`${issuer}/.well-known/openid-configuration`)
    expect(answer.headers.get('content-type')).toContain('application/json')
    const document = Discovery.parse(await answer.json())
    expect(document).toMatchObject({
      issuer,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      subject_types_supported: ['public'],
      code_challenge_methods_supported: ['S256'],
      request_parameter_supported: false,
      request_uri_parameter_supported: false,
      claims_parameter_supported: false,
    })
    expect(document.scopes_supported).toContain('openid')
    expect(document.claims_supported).toContain('sub')
    const names = ['authorization', 'token', 'userinfo']
    for (const name of names) expect(document[`${name}_endpoint`]).toMatch(`${issuer}/oauth/`)
    const { keys } = KeySet.parse(await (await fetch(document.jwks_uri)).json())
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      expect(Object.keys(key).filter((part) => ['d', 'p', 'q', 'k'].includes(part))).toEqual([])
      expect(document.id_token_signing_alg_values_supported).toContain(key.alg)
    }
  })
})

describe('oidcc-server', () => {
  test('the ID token is signed by a published key, for this application, this request and this person', async () => {
    const before = Math.floor(Date.now() / 1000)
    const asked = await application.ask({ nonce: 'a nonce of the application' })
    const url = new URL(await approve(asked.authorizationId))
    const { json, headers } = await token({
      grant_type: 'authorization_code',
      code: url.searchParams.get('code') ?? '',
      code_verifier: asked.verifier,
      redirect_uri: CALLBACK,
    })
    const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
    const { payload } = await jwtVerify(json.id_token, keys, { issuer, audience: application.id })
    expect(payload).toMatchObject({ sub: anna.user.id, nonce: 'a nonce of the application' })
    expect(payload.iat).toBeGreaterThanOrEqual(before - 1)
    expect(payload.exp).toBeGreaterThan(payload.iat ?? 0)
    expect(payload.auth_time).toBeLessThanOrEqual(payload.iat ?? 0)
    expect(json).toMatchObject({ token_type: 'bearer', expires_in: expect.any(Number) })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('pragma')).toBe('no-cache')
  })
})

describe('the authorization request', () => {
  test.each<[string, Record<string, string | undefined>, string | Record<string, string>]>([
    ['oidcc-response-type-missing', { response_type: undefined }, { error: 'invalid_request' }],
    ['oidcc-ensure-request-without-nonce-succeeds-for-code-flow', {}, 'the person is asked'],
    [
      'oidcc-ensure-request-with-unknown-parameter-succeeds',
      { extra: 'foobar' },
      'the person is asked',
    ],
    ['oidcc-ensure-other-scope-order-succeeds', { scope: 'email openid' }, 'the person is asked'],
    ['oidcc-scope-profile', { scope: 'openid profile' }, 'the person is asked'],
    ['oidcc-scope-email', { scope: 'openid email' }, 'the person is asked'],
    ['oidcc-scope-phone', { scope: 'openid phone' }, 'the person is asked'],
    ['oidcc-scope-all', { scope: 'openid profile email phone' }, 'the person is asked'],
    ['oidcc-scope-address', { scope: 'openid address' }, { error: 'invalid_scope' }],
    ['oidcc-display-page', { display: 'page' }, 'the person is asked'],
    ['oidcc-display-popup', { display: 'popup' }, 'the person is asked'],
    ['oidcc-prompt-login', { prompt: 'login' }, 'the person is asked'],
    ['prompt=none with another', { prompt: 'none login' }, { error: 'invalid_request' }],
    ['oidcc-max-age-10000', { max_age: '10000' }, 'the person is asked'],
    ['oidcc-login-hint', { login_hint: 'anna@example.org' }, 'the person is asked'],
    ['oidcc-ui-locales', { ui_locales: 'ru fr' }, 'the person is asked'],
    ['oidcc-claims-locales', { claims_locales: 'ru' }, 'the person is asked'],
    ['oidcc-ensure-request-with-acr-values-succeeds', { acr_values: '1 2' }, 'the person is asked'],
    [
      'oidcc-claims-essential, as an unsupported parameter',
      { claims: '{"userinfo":{"name":{"essential":true}}}' },
      'the person is asked',
    ],
    [
      'oidcc-unsigned-request-object-supported-correctly-or-rejected-as-unsupported',
      { request: 'eyJhbGciOiJub25lIn0.e30.' },
      { error: 'request_not_supported' },
    ],
    [
      'a request object at an address',
      { request_uri: 'https://app.example.com/request' },
      { error: 'request_uri_not_supported' },
    ],
    [
      'registration in the request',
      { registration: '{}' },
      { error: 'registration_not_supported' },
    ],
    [
      'an implicit answer',
      { response_type: 'id_token token' },
      { error: 'unsupported_response_type' },
    ],
    ['OAuth 2.1: no challenge', { code_challenge: undefined }, { error: 'invalid_request' }],
    [
      'OAuth 2.1: a plain challenge',
      { code_challenge_method: 'plain' },
      { error: 'invalid_request' },
    ],
  ])('%s', async (_, change, expected) => {
    const outcome = await outcomeOf(change)
    if (typeof expected === 'string') return expect(outcome).toBe(expected)
    expect(outcome).toMatchObject({ ...expected, state: 'mine' })
    expect(outcome).not.toHaveProperty('code')
  })

  test('oidcc-ensure-post-request-succeeds', async () => {
    expect(await outcomeOf({}, 'POST')).toBe('the person is asked')
    expect(await outcomeOf({ response_type: 'token' }, 'POST')).toMatchObject({
      error: 'unsupported_response_type',
      state: 'mine',
    })
  })

  test.each([
    ['oidcc-ensure-registered-redirect-uri', 'https://app.example.com/other'],
    ['oidcc-redirect-uri-query-added', `${CALLBACK}?foo=bar`],
    ['oidcc-redirect-uri-query-mismatch', `${CALLBACK}?from=elsewhere`],
    ['a fragment', `${CALLBACK}#x`],
  ])('%s sends the browser nowhere', async (_, redirect_uri) => {
    expect(await outcomeOf({ redirect_uri })).toEqual({ status: 400 })
  })

  test('oidcc-redirect-uri-query-OK', async () => {
    expect(await outcomeOf({ redirect_uri: `${CALLBACK}?from=slovo` })).toBe('the person is asked')
  })
})

describe('prompt=none', () => {
  /** Asks without a page, as the site's page answers for a visitor or for a person who is signed in. */
  async function askSilently(person?: typeof anna, parameters: Record<string, string> = {}) {
    const asked = await application.ask({ prompt: 'none', ...parameters })
    expect(asked.page.searchParams.get('prompt')).toBe('none')
    const { data } = person
      ? await person.client.auth.oauth.getAuthorizationDetails(asked.authorizationId)
      : {}
    if (data && 'redirect_url' in data) return { ...asked, back: data.redirect_url }
    const answer = await refuse(asked.authorizationId, person)
    const { redirect_url: back } = z.object({ redirect_url: z.string() }).parse(await answer.json())
    return { ...asked, back }
  }
  const refuse = (id: string, person?: typeof anna, error?: string) =>
    service.fetch(`/auth/v1/oauth/authorizations/${id}/refusal`, {
      method: 'POST',
      headers: person ? { authorization: `Bearer ${person.session.access_token}` } : {},
      body: JSON.stringify({ error: error ?? (person ? 'consent_required' : 'login_required') }),
    })

  test('oidcc-prompt-none-not-logged-in', async () => {
    const { back, page, receive } = await askSilently()
    expect(page.href).toMatch(`${SITE}/oauth/consent?authorization_id=`)
    expect(back).toMatch(CALLBACK)
    await expect(receive(back)).rejects.toMatchObject({ error: 'login_required' })
  })

  test('oidcc-prompt-none-logged-in: a code where the same was allowed before, else consent_required', async () => {
    const boris = await service.makePerson()
    const { back, receive } = await askSilently(boris)
    await expect(receive(back)).rejects.toMatchObject({ error: 'consent_required' })
    await application.enter(boris)
    const silent = await askSilently(boris)
    expect((await silent.receive(silent.back)).claims()?.sub).toBe(boris.user.id)
    const wider = await askSilently(boris, { scope: 'openid email phone' })
    await expect(wider.receive(wider.back)).rejects.toMatchObject({ error: 'consent_required' })
  })

  test('what was answered, is over or was never asked is not refused any more', async () => {
    const answered = await application.ask()
    await approve(answered.authorizationId)
    const refused = await application.ask()
    expect((await refuse(refused.authorizationId)).status).toBe(200)
    for (const { authorizationId } of [answered, refused, { authorizationId: 'x' }]) {
      expect((await refuse(authorizationId)).status).toBe(404)
    }
    const asked = await application.ask()
    expect((await refuse(asked.authorizationId, undefined, 'server_error')).status).toBe(400)
    service.pass(601)
    expect((await refuse(asked.authorizationId)).status).toBe(404)
  })

  test('what a person is looking at is refused with their session alone', async () => {
    const boris = await service.makePerson()
    const { authorizationId } = await application.ask()
    await boris.client.auth.oauth.getAuthorizationDetails(authorizationId)
    expect((await refuse(authorizationId)).status).toBe(404)
    expect((await refuse(authorizationId, anna)).status).toBe(404)
    expect((await refuse(authorizationId, boris)).status).toBe(200)
  })
})

describe('the token request', () => {
  test('oidcc-codereuse: the second use is refused, and what the first one gave is worth nothing', async () => {
    const asked = await application.ask()
    const url = await approve(asked.authorizationId)
    const first = await asked.receive(url)
    const { code } = Object.fromEntries(new URL(url).searchParams)
    const second = await token({
      grant_type: 'authorization_code',
      code: code ?? '',
      code_verifier: asked.verifier,
    })
    expect(second).toMatchObject({ status: 400, json: { error: 'invalid_grant' } })
    expect((await userinfo(first.access_token)).status).toBe(403)
  })

  test('OAuth 2.1: a code without its verifier, or with another one, gives nothing', async () => {
    for (const code_verifier of [undefined, openid.randomPKCECodeVerifier()]) {
      const asked = await application.ask()
      const url = new URL(await approve(asked.authorizationId))
      const answer = await token({
        grant_type: 'authorization_code',
        code: url.searchParams.get('code') ?? '',
        ...(code_verifier && { code_verifier }),
      })
      expect(answer).toMatchObject({ status: 400, json: { error: 'invalid_grant' } })
    }
  })

  test('RFC 6749, 5.2: each refusal has its own name', async () => {
    const other = await oauthApplication(service, { grant_types: ['authorization_code'] })
    const otherBasic = `Basic ${btoa(`${other.id}:${other.secret}`)}`
    const refused = async (parameters: Record<string, string>, authorization?: string) => {
      const { status, json } = await token(parameters, authorization)
      return [status, json.error]
    }
    expect(await refused({})).toEqual([400, 'invalid_request'])
    expect(await refused({ grant_type: 'password' })).toEqual([400, 'unsupported_grant_type'])
    expect(await refused({ grant_type: 'refresh_token' }, otherBasic)).toEqual([
      400,
      'unauthorized_client',
    ])
    expect(await refused({ grant_type: 'refresh_token' })).toEqual([400, 'invalid_request'])
    expect(await refused({ grant_type: 'refresh_token', refresh_token: 'x' })).toEqual([
      400,
      'invalid_grant',
    ])
    expect(await refused({ grant_type: 'refresh_token' }, 'Basic eDp5')).toEqual([
      401,
      'invalid_client',
    ])
  })

  test('oidcc-server-client-secret-post', async () => {
    const posting = await oauthApplication(service, {
      token_endpoint_auth_method: 'client_secret_post',
    })
    expect((await posting.enter(anna)).claims()?.aud).toBe(posting.id)
  })
})

describe('oidcc-refresh-token', () => {
  test('the tokens are new, and the ID token is for the same person, application and issuer', async () => {
    const first = await enter()
    const second = await application.refresh(first.refresh_token ?? '')
    expect(second.refresh_token).not.toBe(first.refresh_token)
    const [old, renewed] = [first.claims(), second.claims()]
    expect(renewed).toMatchObject({ iss: old?.iss, sub: old?.sub, aud: old?.aud })
    expect(renewed?.iat).toBeGreaterThanOrEqual(old?.iat ?? 0)
    expect(renewed?.nonce).toBeUndefined()
  })

  test('OAuth 2.1, 4.3.1: a spent refresh token ends the session, its successors included', async () => {
    const first = await enter()
    const second = await application.refresh(first.refresh_token ?? '')
    const third = await application.refresh(second.refresh_token ?? '')
    service.pass(60)
    await expect(application.refresh(first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    await expect(application.refresh(third.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('RFC 6749, 6: a refresh brings no scope that was not granted, and costs no token', async () => {
    const { refresh_token = '' } = await enter({ scope: 'openid' })
    const asked = { grant_type: 'refresh_token', refresh_token }
    expect(await token({ ...asked, scope: 'openid email' })).toMatchObject({
      status: 400,
      json: { error: 'invalid_scope' },
    })
    const answer = await token({ ...asked, scope: 'openid' })
    expect(answer).toMatchObject({ status: 200, json: { scope: 'openid' } })
    expect(decodeJwt(answer.json.id_token)).not.toHaveProperty('email')
  })
})

describe('the userinfo endpoint', () => {
  test('oidcc-userinfo-get and oidcc-userinfo-post-header', async () => {
    const { access_token } = await enter()
    for (const method of ['GET', 'POST']) {
      const answer = await userinfo(access_token, method)
      expect(answer).toMatchObject({ status: 200, json: { sub: anna.user.id, email: anna.email } })
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(answer.headers.get('www-authenticate')).toBeNull()
    }
  })

  test('RFC 6750, 3: a refusal names the scheme, and the token that is at fault', async () => {
    const without = await userinfo(undefined)
    expect(without.status).toBe(401)
    expect(without.headers.get('www-authenticate')).toBe('Bearer realm="userinfo"')
    const bad = await userinfo('nonsense')
    expect([401, 403]).toContain(bad.status)
    expect(bad.headers.get('www-authenticate')).toContain('error="invalid_token"')
  })
})
