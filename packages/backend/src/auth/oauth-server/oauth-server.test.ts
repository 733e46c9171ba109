import { randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import * as openid from 'openid-client'
import { expect, test } from 'vitest'
import { authService, SITE } from '../../../test/auth/auth-service.ts'
import { CALLBACK, oauthApplication } from '../../../test/auth/oauth-application.ts'

const service = await authService({ auth: { oauthServer: { enabled: true } } })
const { query, send, makePerson } = service
const application = await oauthApplication(service)
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Whether an application can still read the account with its tokens. */
async function isWelcome(accessToken: string) {
  return (await send('GET', '/user', undefined, bearer(accessToken))).status === 200
}

test('a user gives an application access, and it learns who they are', async () => {
  const anna = await makePerson()
  const asked = await application.ask()
  expect(asked.page.href.startsWith(`${SITE}/oauth/consent?authorization_id=`)).toBe(true)

  const { data: details } = await anna.client.auth.oauth.getAuthorizationDetails(
    asked.authorizationId,
  )
  expect(details).toEqual({
    authorization_id: asked.authorizationId,
    redirect_uri: CALLBACK,
    client: { id: application.id, name: 'Word cards', uri: '', logo_uri: '' },
    user: { id: anna.user.id, email: anna.email },
    scope: 'openid email',
  })
  const { data } = await anna.client.auth.oauth.approveAuthorization(asked.authorizationId)
  expect(data?.redirect_url.startsWith(`${CALLBACK}?code=`)).toBe(true)

  const tokens = await asked.receive(data?.redirect_url ?? '')
  expect(tokens.claims()).toMatchObject({
    sub: anna.user.id,
    aud: application.id,
    email: anna.email,
    email_verified: true,
  })
  expect(decodeJwt(tokens.access_token)).toMatchObject({
    sub: anna.user.id,
    role: 'authenticated',
    client_id: application.id,
    scope: 'openid email',
    amr: [{ method: 'oauth_provider/authorization_code' }],
  })
  expect(await openid.fetchUserInfo(application.config, tokens.access_token, anna.user.id)).toEqual(
    { sub: anna.user.id, email: anna.email, email_verified: true },
  )
})

test('what was allowed before is not asked again, more is', async () => {
  const anna = await makePerson()
  await application.enter(anna)

  const again = await application.ask({ scope: 'email' })
  const { data } = await anna.client.auth.oauth.getAuthorizationDetails(again.authorizationId)
  const url = data && 'redirect_url' in data ? data.redirect_url : ''
  expect((await again.receive(url)).scope).toBe('email')

  const more = await application.ask({ scope: 'email profile' })
  const { data: details } = await anna.client.auth.oauth.getAuthorizationDetails(
    more.authorizationId,
  )
  expect(details).toMatchObject({ scope: 'email profile' })
})

test('a user refuses, and the application gets the refusal', async () => {
  const anna = await makePerson()
  const asked = await application.ask({
    redirect_uri: `${CALLBACK}?from=slovo`,
    state: 'a state',
  })
  const { data } = await anna.client.auth.oauth.denyAuthorization(asked.authorizationId)
  const url = new URL(data?.redirect_url ?? '')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    from: 'slovo',
    error: 'access_denied',
    error_description: 'User denied the request',
    state: 'a state',
  })
  expect((await anna.client.auth.oauth.listGrants()).data).toEqual([])
  const late = await anna.client.auth.oauth.approveAuthorization(asked.authorizationId)
  expect(late.error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('a request belongs to the user who looked at it first', async () => {
  const [anna, boris] = [await makePerson(), await makePerson()]
  const { authorizationId } = await application.ask()
  await anna.client.auth.oauth.getAuthorizationDetails(authorizationId)

  const hidden = { status: 404, code: 'oauth_authorization_not_found' }
  const theirs = boris.client.auth.oauth
  expect((await theirs.getAuthorizationDetails(authorizationId)).error).toMatchObject(hidden)
  expect((await theirs.approveAuthorization(authorizationId)).error).toMatchObject(hidden)
  expect((await theirs.getAuthorizationDetails(randomUUID())).error).toMatchObject(hidden)
  expect((await anna.client.auth.oauth.approveAuthorization(authorizationId)).error).toBeNull()
})

test('a page of another site decides nothing', async () => {
  const anna = await makePerson()
  const { authorizationId } = await application.ask()
  const path = `/oauth/authorizations/${authorizationId}/consent`
  const decide = (origin: string) =>
    send('POST', path, { action: 'approve' }, { ...bearer(anna.session.access_token), origin })
  expect(await decide('https://evil.example.com')).toMatchObject({
    status: 400,
    json: { error_code: 'validation_failed' },
  })
  expect((await decide(SITE)).status).toBe(200)
})

test('an application that refreshes keeps its session; its tokens are for itself alone', async () => {
  const anna = await makePerson()
  const other = await oauthApplication(service)
  const { refresh_token: token = '' } = await application.enter(anna)

  await expect(other.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' })
  const site = await send('POST', '/token?grant_type=refresh_token', { refresh_token: token })
  expect(site.json.error_code).toBe('refresh_token_not_found')
  await expect(application.refresh(anna.session.refresh_token)).rejects.toMatchObject({
    error: 'invalid_grant',
  })

  const refreshed = await application.refresh(token)
  expect(decodeJwt(refreshed.access_token)).toMatchObject({
    sub: anna.user.id,
    client_id: application.id,
    scope: 'openid email',
  })
  expect(refreshed.claims()).toMatchObject({ sub: anna.user.id, aud: application.id })
})

test('a code is valid once: a second use ends the session that it gave', async () => {
  const anna = await makePerson()
  const asked = await application.ask()
  const { data } = await anna.client.auth.oauth.approveAuthorization(asked.authorizationId)
  const tokens = await asked.receive(data?.redirect_url ?? '')
  expect(await isWelcome(tokens.access_token)).toBe(true)

  await expect(asked.receive(data?.redirect_url ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
  expect(await isWelcome(tokens.access_token)).toBe(false)
  await expect(application.refresh(tokens.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('of ten uses of one code at the same moment at most one is answered', async () => {
  const anna = await makePerson()
  const asked = await application.ask()
  const { data } = await anna.client.auth.oauth.approveAuthorization(asked.authorizationId)
  const uses = Array.from({ length: 10 }, () => asked.receive(data?.redirect_url ?? ''))
  const answered = (await Promise.allSettled(uses)).filter(({ status }) => status === 'fulfilled')
  expect(answered).toHaveLength(1)
})

test('codes and secrets are in the database as hashes only', async () => {
  const anna = await makePerson()
  const { authorizationId } = await application.ask()
  const { data } = await anna.client.auth.oauth.approveAuthorization(authorizationId)
  const code = new URL(data?.redirect_url ?? '').searchParams.get('code') ?? ''
  const rows = await query(
    `select to_jsonb(a)::text || to_jsonb(c)::text as kept
     from auth.oauth_authorizations a join auth.oauth_clients c on c.id = a.client_id
     where a.authorization_id = $1`,
    [authorizationId],
  )
  expect(rows).toHaveLength(1)
  expect(code).toMatch(/^[0-9a-f]{48}$/)
  expect(JSON.stringify(rows)).not.toContain(code)
  expect(JSON.stringify(rows)).not.toContain(application.secret)
})

test('a code is for the application, the flow, the address and the time that it was made for', async () => {
  const anna = await makePerson()
  const other = await oauthApplication(service)
  const asked = await application.ask({ resource: 'https://api.example.com/' })
  const { data } = await anna.client.auth.oauth.approveAuthorization(asked.authorizationId)
  const code = new URL(data?.redirect_url ?? '').searchParams.get('code') ?? ''
  const basic = (of: typeof application) => ({
    authorization: `Basic ${Buffer.from(`${of.id}:${of.secret}`).toString('base64')}`,
  })
  const exchange = (change: Record<string, string>, as = application) =>
    send(
      'POST',
      '/oauth/token',
      { grant_type: 'authorization_code', code, code_verifier: asked.verifier, ...change },
      { ...basic(as), 'content-type': 'application/json' },
    )
  const refused = { status: 400, json: { error: 'invalid_grant', error_code: expect.any(String) } }
  expect(await exchange({}, other)).toMatchObject(refused)
  expect(await exchange({ code_verifier: 'x'.repeat(43) })).toMatchObject(refused)
  expect(await exchange({ code_verifier: '' })).toMatchObject(refused)
  expect(await exchange({ redirect_uri: 'https://app.example.com/' })).toMatchObject(refused)
  expect(await exchange({ resource: 'https://other.example.com/' })).toMatchObject(refused)
  expect(await exchange({ code: 'f'.repeat(48) })).toMatchObject(refused)

  service.pass(301)
  expect(await exchange({ redirect_uri: CALLBACK })).toMatchObject(refused)
})

test('a request that was not answered in time has expired', async () => {
  const anna = await makePerson()
  const { authorizationId } = await application.ask()
  service.pass(601)
  const { error } = await anna.client.auth.oauth.approveAuthorization(authorizationId)
  expect(error).toMatchObject({ status: 404, code: 'oauth_authorization_not_found' })
})

test('without a known application there is no redirect', async () => {
  const ask = (query: Record<string, string>) =>
    send('GET', `/oauth/authorize?${new URLSearchParams(query)}`)
  const known = { client_id: application.id, redirect_uri: CALLBACK }
  const unknown = { client_id: randomUUID(), redirect_uri: CALLBACK }
  expect(await ask(unknown)).toMatchObject({
    status: 400,
    json: { error_code: 'oauth_client_not_found' },
  })
  const queries: Record<string, string>[] = [
    {},
    { client_id: application.id },
    { redirect_uri: CALLBACK },
    { ...known, redirect_uri: `${CALLBACK}/` },
    { ...known, redirect_uri: 'https://evil.example.com/' },
    { ...known, state: 'a\0b' },
  ]
  for (const query of queries) {
    const answer = await ask(query)
    expect(answer).toMatchObject({ status: 400, json: { error_code: expect.any(String) } })
    expect(answer.headers.get('location')).toBeNull()
  }
})

test('what is wrong with a request is told to the application', async () => {
  const faults: [Record<string, string>, string][] = [
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid everything' }, 'invalid_scope'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ resource: 'no address' }, 'invalid_target'],
  ]
  for (const [parameters, error] of faults) {
    const { page } = await application.ask({ ...parameters, state: 'mine' })
    expect(page.href.startsWith(`${CALLBACK}?`)).toBe(true)
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ error, state: 'mine' })
  }
})

test('an application proves itself in the way it is registered for', async () => {
  const anna = await makePerson()
  const ways = ['client_secret_basic', 'client_secret_post', 'none'] as const
  for (const method of ways) {
    const one = await oauthApplication(service, { token_endpoint_auth_method: method })
    expect(one.secret === undefined).toBe(method === 'none')
    expect(await isWelcome((await one.enter(anna)).access_token)).toBe(true)
  }
  const attempt = (body: Record<string, string>, authorization = '') =>
    send(
      'POST',
      '/oauth/token',
      new URLSearchParams({ grant_type: 'refresh_token', ...body }).toString(),
      {
        'content-type': 'application/x-www-form-urlencoded',
        ...(authorization && { authorization }),
      },
    )
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  const { id: client_id, secret: client_secret = '' } = application
  for (const answer of [
    await attempt({}),
    await attempt({ client_id }),
    await attempt({ client_id, client_secret }),
  ]) {
    expect(answer).toMatchObject({ status: 400, json: { error: 'invalid_client' } })
  }
  for (const answer of [
    await attempt({}, basic(`${client_id}:${client_secret}x`)),
    await attempt({ client_id: randomUUID() }, basic(`${client_id}:${client_secret}`)),
    await attempt({}, basic('no colon')),
  ]) {
    expect(answer).toMatchObject({ status: 401, json: { error: 'invalid_client' } })
    expect(answer.headers.get('www-authenticate')).toBe('Basic realm="oauth"')
  }
})

test('a user sees which applications have access, and revokes it', async () => {
  const [anna, boris] = [await makePerson(), await makePerson()]
  const tokens = await application.enter(anna)
  const neighbours = await application.enter(boris)
  const pending = await application.ask({ scope: 'email' })
  const { data: silent } = await anna.client.auth.oauth.getAuthorizationDetails(
    pending.authorizationId,
  )

  expect((await anna.client.auth.oauth.listGrants()).data).toEqual([
    {
      client: { id: application.id, name: 'Word cards', uri: '', logo_uri: '' },
      scopes: ['openid', 'email'],
      granted_at: expect.any(String),
    },
  ])
  const clientId = application.id
  expect((await anna.client.auth.oauth.revokeGrant({ clientId })).error).toBeNull()
  expect((await anna.client.auth.oauth.listGrants()).data).toEqual([])
  expect(await isWelcome(tokens.access_token)).toBe(false)
  await expect(application.refresh(tokens.refresh_token ?? '')).rejects.toThrow()
  const unused = silent && 'redirect_url' in silent ? silent.redirect_url : ''
  await expect(pending.receive(unused)).rejects.toMatchObject({ error: 'invalid_grant' })

  expect(await isWelcome(anna.session.access_token)).toBe(true)
  expect(await isWelcome(neighbours.access_token)).toBe(true)
  expect((await anna.client.auth.oauth.revokeGrant({ clientId })).error).toMatchObject({
    status: 404,
    code: 'oauth_consent_not_found',
  })
})

test('an application acts for a user, but does not take their account over', async () => {
  const anna = await makePerson()
  const headers = bearer((await application.enter(anna)).access_token)
  const { authorizationId } = await application.ask()
  const attempts: [string, string, object?][] = [
    ['PUT', '/user', { password: 'my own password' }],
    ['POST', '/logout'],
    ['GET', '/reauthenticate'],
    ['POST', '/factors', { factor_type: 'totp' }],
    ['GET', '/user/oauth/grants'],
    ['POST', `/oauth/authorizations/${authorizationId}/consent`, { action: 'approve' }],
  ]
  for (const [method, path, body] of attempts) {
    const { status, json } = await send(method, path, body, headers)
    expect([path, status, json.error_code]).toEqual([path, 403, 'no_authorization'])
  }
  expect((await send('GET', '/user', undefined, headers)).json.id).toBe(anna.user.id)
})

test('an ID token says who a user is, and gives no access', async () => {
  const anna = await makePerson()
  const { id_token: idToken = '' } = await application.enter(anna)
  const rest = await service.fetch('/rest/v1/materials', { headers: bearer(idToken) })
  expect(rest.status).toBe(401)
  expect((await send('GET', '/user', undefined, bearer(idToken))).json.error_code).toBe('bad_jwt')
})

test('a person who is banned is not acted for any longer', async () => {
  const anna = await makePerson()
  const { refresh_token: token = '' } = await application.enter(anna)
  await service.operator.auth.admin.updateUserById(anna.user.id, { ban_duration: '24h' })
  await expect(application.refresh(token)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('metadata is where RFC 8414 and OpenID look for it', async () => {
  const paths = [
    '/.well-known/oauth-authorization-server/auth/v1',
    '/.well-known/oauth-authorization-server',
    '/auth/v1/.well-known/oauth-authorization-server',
    '/auth/v1/.well-known/openid-configuration',
  ]
  for (const path of paths) {
    const answer = await service.fetch(path)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    expect(await answer.json()).toMatchObject({
      issuer: `${service.url}/auth/v1`,
      authorization_endpoint: `${service.url}/auth/v1/oauth/authorize`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['ES256'],
    })
  }
})
