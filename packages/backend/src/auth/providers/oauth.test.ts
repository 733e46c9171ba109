import { createHash, randomUUID } from 'node:crypto'
import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'
import { browse, openIdProvider } from '../../../test/auth/openid-provider.ts'

const SECRET = 'a secret between the two'
const house = await openIdProvider()
const service = await authService({
  auth: {
    manualLinkingEnabled: true,
    anonymousEnabled: true,
    providers: {
      house: {
        clientId: 'slovo',
        secret: SECRET,
        issuer: house.issuer,
        acceptableClientIds: ['app'],
      },
      open: { clientId: 'open', secret: SECRET, issuer: house.issuer, emailOptional: true },
      away: { clientId: 'away', secret: SECRET, issuer: 'http://127.0.0.1:9' },
    },
  },
})
const closed = await authService({
  auth: {
    disableSignup: true,
    providers: { house: { clientId: 'closed', secret: SECRET, issuer: house.issuer } },
  },
})
const { client, makeEmail, query, send, url } = service
const callback = `${url}/auth/v1/callback`
const APP = 'http://127.0.0.1:9/app'
await house.open([
  { client_id: 'slovo', client_secret: SECRET, redirect_uris: [callback] },
  { client_id: 'open', client_secret: SECRET, redirect_uris: [callback] },
  {
    client_id: 'closed',
    client_secret: SECRET,
    redirect_uris: [`${closed.url}/auth/v1/callback`],
  },
  { client_id: 'app', client_secret: SECRET, redirect_uris: [APP] },
  { client_id: 'other', client_secret: SECRET, redirect_uris: [APP] },
])

function makeMember({ email = makeEmail(), isVerified = true, name = 'Anna', prefix = 'm' } = {}) {
  const sub = `${prefix}-${randomUUID()}`
  house.members.set(sub, { email, email_verified: isVerified, name })
  return { sub, email }
}

type Client = ReturnType<typeof client>
type Provider = Parameters<Client['auth']['signInWithOAuth']>[0]['provider']
const nameOf = (name: string) => name as Provider

/** The URL by which a user leaves for the provider. */
async function leave(visitor: Client, sub: string, provider = 'house', redirectTo = `${SITE}/in`) {
  const { data } = await visitor.auth.signInWithOAuth({
    provider: nameOf(provider),
    options: { redirectTo, queryParams: { login_hint: sub }, skipBrowserRedirect: true },
  })
  return data.url ?? ''
}

/** Signs in through the provider as a browser does, without PKCE. */
async function signIn(sub: string, provider = 'house') {
  const { fragment } = await browse(await leave(client(), sub, provider), SITE)
  const { data } = await client().auth.getUser(fragment.access_token)
  return { fragment, user: data.user }
}

// S1-third-party
test('a new user signs in through a provider, with the code of PKCE', async () => {
  const { sub, email } = makeMember()
  const visitor = client({ flowType: 'pkce', persistSession: true, storage: makeStorage() })
  const { url: back, query: told } = await browse(await leave(visitor, sub), SITE)
  expect(new URL(back).pathname).toBe('/in')
  const { data, error } = await visitor.auth.exchangeCodeForSession(told.code ?? '')
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email,
    app_metadata: { provider: 'house', providers: ['house'] },
    user_metadata: { full_name: 'Anna', email_verified: true },
    identities: [{ provider: 'house', id: sub, identity_data: { email, sub } }],
  })
  expect(data.user?.email_confirmed_at).toBeDefined()
  expect(data.session?.provider_token).toEqual(expect.any(String))
  expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'oauth' }])
  expect((await visitor.auth.exchangeCodeForSession(told.code ?? '')).error).not.toBeNull()
})

test('the tokens of the provider are not to be read in the database', async () => {
  const { sub } = makeMember()
  const visitor = client({ flowType: 'pkce', persistSession: true, storage: makeStorage() })
  const { query: told } = await browse(await leave(visitor, sub), SITE)
  const rows = JSON.stringify(await query('select * from auth.flow_state'))
  const { data } = await visitor.auth.exchangeCodeForSession(told.code ?? '')
  expect(rows).not.toContain(data.session?.provider_token)
})

test('without PKCE the session stands in the address', async () => {
  const { sub, email } = makeMember({ prefix: 'shy' })
  const { fragment, user } = await signIn(sub)
  expect(user?.email).toBe(email)
  expect(fragment).toMatchObject({ token_type: 'bearer', provider_token: expect.any(String) })
  expect((await signIn(sub)).user?.id).toBe(user?.id)
})

test('a verified address leads to the account that has it', async () => {
  const anna = await service.makePerson()
  const { user } = await signIn(makeMember({ email: anna.email }).sub)
  expect(user?.id).toBe(anna.user.id)
  expect(user?.identities).toHaveLength(2)
  const own = { email: anna.email, password: PASSWORD }
  expect((await client().auth.signInWithPassword(own)).error).toBeNull()
})

test('a user who signed up with the e-mail address of another has no access once its owner signs in', async () => {
  const email = makeEmail()
  await client().auth.signUp({ email, password: 'the thief’s own' })
  const { link } = await service.nextMail(email)
  const { user } = await signIn(makeMember({ email }).sub)
  expect(user?.email).toBe(email)
  expect(
    (await client().auth.signInWithPassword({ email, password: 'the thief’s own' })).error,
  ).not.toBeNull()
  expect((await service.follow(link)).fragment.error_code).toBe('otp_expired')
})

test('an e-mail address that the provider has not verified is not used', async () => {
  const anna = await service.makePerson()
  const before = await query('select id from auth.users')
  const { sub } = makeMember({ email: anna.email, isVerified: false })
  const { fragment } = await browse(await leave(client(), sub), SITE)
  expect(fragment).toMatchObject({
    error: 'access_denied',
    error_code: 'provider_email_needs_verification',
  })
  expect(await query('select id from auth.users')).toEqual(before)

  const { user } = await signIn(sub, 'open')
  expect(user).toMatchObject({ email: '', identities: [{ provider: 'open' }] })
  expect(user?.id).not.toBe(anna.user.id)
})

test('who thinks better of it at the provider comes back with what happened', async () => {
  const { query: told } = await browse(await leave(client(), 'nobody'), SITE)
  expect(told).toMatchObject({ error: 'access_denied', error_code: 'bad_oauth_callback' })
})

test('a way back that is invented, used or late leads nowhere', async () => {
  const codeAt = async (path: string) => (await browse(`${callback}${path}`, SITE)).query.error_code
  expect(await codeAt('')).toBe('bad_oauth_state')
  expect(await codeAt('?state=x&code=y')).toBe('bad_oauth_state')
  expect(await codeAt(`?state=${randomUUID()}&code=y`)).toBe('bad_oauth_state')

  const stateOf = async () =>
    new URL(await atProvider(await leave(client(), 'm'))).searchParams.get('state')
  const state = await stateOf()
  expect(await codeAt(`?state=${state}`)).toBe('bad_oauth_callback')
  expect(await codeAt(`?state=${state}&code=y`)).toBe('bad_oauth_state')
  expect(await codeAt(`?state=${await stateOf()}&code=invented`)).toBe('unexpected_failure')
  const late = await stateOf()
  service.pass(601)
  expect(await codeAt(`?state=${late}&code=y`)).toBe('flow_state_expired')
})

test('the code of one flow is worth nothing in another', async () => {
  const { sub } = makeMember()
  const stolen = new URL(await browseTo(await leave(client(), sub), callback))
  const own = new URL(await atProvider(await leave(client(), sub))).searchParams.get('state')
  stolen.searchParams.set('state', own ?? '')
  expect((await browse(stolen.href, SITE)).query.error_code).toBe('unexpected_failure')
})

test('a provider that is not named is not asked', async () => {
  for (const path of [
    '',
    '?provider=',
    '?provider=google',
    '?provider=__proto__',
    '?provider=%00',
  ]) {
    expect(await send('GET', `/authorize${path}`)).toMatchObject({
      status: 400,
      json: { error_code: 'validation_failed' },
    })
  }
  const half = '/authorize?provider=house&code_challenge=x'
  expect((await send('GET', half)).json.error_code).toBe('validation_failed')
  expect((await send('HEAD', '/authorize?provider=house')).status).toBe(405)
  expect((await send('GET', '/settings')).json.external).toMatchObject({
    house: true,
    google: false,
  })
})

test('no redirect leads to a site that is not allowed', async () => {
  const { sub } = makeMember()
  const { url: back } = await browse(
    await leave(client(), sub, 'house', 'https://evil.test/'),
    SITE,
  )
  expect(back.startsWith(SITE)).toBe(true)
})

test('a banned user stays out, through a provider too', async () => {
  const { sub } = makeMember()
  const { user } = await signIn(sub)
  await service.operator.auth.admin.updateUserById(user?.id ?? '', { ban_duration: '1h' })
  const { fragment } = await browse(await leave(client(), sub), SITE)
  expect(fragment.error_code).toBe('user_banned')
})

test('a closed site takes no new user from a provider, and lets in those it knows', async () => {
  const { sub, email } = makeMember()
  const comeTo = async () => {
    const { data } = await closed.client().auth.signInWithOAuth({
      provider: nameOf('house'),
      options: { queryParams: { login_hint: sub }, skipBrowserRedirect: true },
    })
    return (await browse(data.url ?? '', SITE)).fragment
  }
  expect((await comeTo()).error_code).toBe('signup_disabled')
  await closed.operator.auth.admin.createUser({ email, email_confirm: true })
  expect((await comeTo()).access_token).toBeDefined()
})

test('a signed-in user adds a provider, and removes it', async () => {
  const anna = await service.makePerson()
  const { sub } = makeMember()
  expect((await link(anna.client, sub)).fragment.access_token).toBeDefined()
  const { data } = await anna.client.auth.getUserIdentities()
  expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'house'])
  const house = data?.identities[1]
  if (!house) throw new Error('Not linked')

  expect((await link(anna.client, sub)).fragment.error_code).toBe('identity_already_exists')
  const boris = await service.makePerson()
  expect((await link(boris.client, sub)).fragment).toMatchObject({
    error_code: 'identity_already_exists',
    error_description: 'Identity is already linked to another user',
  })
  expect((await boris.client.auth.unlinkIdentity(house)).error).toMatchObject({
    code: 'identity_not_found',
  })
  expect((await anna.client.auth.unlinkIdentity(house)).error).toBeNull()
  const left = await anna.client.auth.getUser()
  expect(left.data.user?.app_metadata).toMatchObject({ provider: 'email', providers: ['email'] })
  const [last] = left.data.user?.identities ?? []
  if (!last) throw new Error('None left')
  expect((await anna.client.auth.unlinkIdentity(last)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  })
})

test('the e-mail address follows the identities that are left, unless it is another user’s', async () => {
  const [anna, boris] = [await service.makePerson(), await service.makePerson()]
  const own = makeMember()
  await link(anna.client, own.sub)
  await link(boris.client, makeMember({ email: anna.email }).sub)
  const emailIdentity = async (person: typeof anna) =>
    (await person.client.auth.getUserIdentities()).data?.identities[0]

  const theirs = await emailIdentity(boris)
  if (!theirs) throw new Error('None')
  expect((await boris.client.auth.unlinkIdentity(theirs)).error).toMatchObject({
    status: 422,
    code: 'email_conflict_identity_not_deletable',
  })
  const hers = await emailIdentity(anna)
  if (!hers) throw new Error('None')
  expect((await anna.client.auth.unlinkIdentity(hers)).error).toBeNull()
  expect((await anna.client.auth.getUser()).data.user?.email).toBe(own.email)
})

test('a provider that cannot be reached is said, when signing in and when adding it', async () => {
  const { session } = await service.makePerson()
  const bearer = { authorization: `Bearer ${session.access_token}` }
  for (const path of ['/user/identities/authorize', '/authorize']) {
    expect(await send('GET', `${path}?provider=away`, undefined, bearer)).toMatchObject({
      status: 503,
      json: { msg: 'The provider away could not be reached, please try again later' },
    })
  }
})

test('a visitor without an address gets one from a provider', async () => {
  const visitor = client()
  const { data } = await visitor.auth.signInAnonymously()
  const { sub, email } = makeMember()
  await link(visitor, sub)
  const { data: kept } = await visitor.auth.getUser()
  expect(kept.user).toMatchObject({ id: data.user?.id, email, is_anonymous: false })
  expect(kept.user?.identities).toMatchObject([{ provider: 'house' }])
})

test('identities are left alone where linking is off, and names that are none are not found', async () => {
  const { session } = await service.makePerson()
  const bearer = { authorization: `Bearer ${session.access_token}` }
  expect(await send('DELETE', '/user/identities/7', undefined, bearer)).toMatchObject({
    status: 404,
    json: { error_code: 'validation_failed' },
  })
  const plain = await authService()
  const anna = await plain.makePerson()
  for (const [method, path] of [
    ['GET', '/user/identities/authorize?provider=house'],
    ['DELETE', `/user/identities/${randomUUID()}`],
  ] as const) {
    const own = { authorization: `Bearer ${anna.session.access_token}` }
    expect(await plain.send(method, path, undefined, own)).toMatchObject({
      status: 404,
      json: { error_code: 'manual_linking_disabled' },
    })
    expect((await plain.send(method, path, undefined, { apikey: '' })).status).toBe(401)
  }
})

test('an app signs in with the ID token that it got from the provider', async () => {
  const { sub, email } = makeMember()
  const nonce = randomUUID()
  const token = await idToken(sub, 'app', nonce)
  const { data, error } = await client().auth.signInWithIdToken({
    provider: nameOf('house'),
    token,
    nonce,
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({ email, identities: [{ provider: 'house', id: sub }] })
})

test('an ID token that is not for us, or not whole, opens nothing', async () => {
  const { sub } = makeMember()
  const nonce = randomUUID()
  const token = await idToken(sub, 'app', nonce)
  const [head, , signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), sub: 'other' })).toString(
    'base64url',
  )
  const ask = async (body: object) => {
    const { status, json } = await send('POST', '/token?grant_type=id_token', {
      provider: 'house',
      ...body,
    })
    return [status, json.error_description ?? json.msg]
  }
  expect(await ask({})).toEqual([400, 'id_token required'])
  expect(await ask({ id_token: 'x', nonce })).toEqual([400, 'Bad ID token'])
  expect(await ask({ id_token: `${head}.${forged}.${signature}`, nonce })).toEqual([
    400,
    'Bad ID token',
  ])
  expect(await ask({ id_token: await idToken(sub, 'other', nonce), nonce })).toEqual([
    400,
    'Unacceptable audience in id_token',
  ])
  expect(await ask({ id_token: token, nonce: 'another' })).toEqual([400, 'Nonces mismatch'])
  expect((await ask({ id_token: token }))[1]).toMatch(/^Passed nonce and nonce in id_token/)
  expect((await ask({ id_token: token, provider: 'google' }))[1]).toMatch(/^Unsupported provider/)
  expect(await query('select 1 from auth.identities where provider_id = $1', [sub])).toEqual([])
})

/** A signed-in user goes to the provider and comes back. */
async function link(person: Client, sub: string) {
  const { data, error } = await person.auth.linkIdentity({
    provider: nameOf('house'),
    options: { redirectTo: SITE, queryParams: { login_hint: sub }, skipBrowserRedirect: true },
  })
  if (error) throw error
  return browse(data.url, SITE)
}

async function idToken(sub: string, clientId: string, nonce: string) {
  const verifier = 'v'.repeat(43)
  const asked = new URLSearchParams({
    client_id: clientId,
    redirect_uri: APP,
    response_type: 'code',
    scope: 'openid email profile',
    login_hint: sub,
    nonce: createHash('sha256').update(nonce).digest('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const { query: told } = await browse(`${house.issuer}/auth?${asked}`, APP)
  const answer = await fetch(`${house.issuer}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${encodeURIComponent(SECRET)}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: told.code ?? '',
      redirect_uri: APP,
      code_verifier: verifier,
    }),
  })
  const { id_token } = (await answer.json()) as { id_token: string }
  return id_token
}

async function browseTo(start: string, end: string) {
  return (await browse(start, end)).url
}

function atProvider(start: string) {
  return browseTo(start, house.issuer)
}

function makeStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
