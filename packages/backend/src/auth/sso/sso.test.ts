import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'
import { type Member, openIdentityProvider } from '../../../test/auth/sso/identity-provider.ts'
import { makeSelfSigned } from '../../../test/auth/sso/self-signed.ts'

const service = await authService({ auth: { saml: { enabled: true } } })
const { client, makeEmail, query, send, serviceRoleKey, url } = service
const asOperator = { authorization: `Bearer ${serviceRoleKey}` }
const manage = (method: string, path: string, body?: unknown) =>
  send(method, `/admin/sso/providers${path}`, body, asOperator)

const idp = await openIdentityProvider()
idp.state.ourMetadata = await (await service.fetch('/auth/v1/sso/saml/metadata')).text()
const attribute_mapping = {
  keys: { name: { names: ['displayName', 'cn'] }, groups: { name: 'memberOf', array: true } },
}
const { json: school } = await manage('POST', '', {
  type: 'saml',
  metadata_url: `${idp.url}/metadata`,
  domains: ['School.example.org'],
  attribute_mapping,
})

interface Form {
  SAMLResponse: string
  RelayState: string
}

/** The form that an identity provider gives to a user who has signed in there. */
async function signInThere(start: string, member: Member, at = idp): Promise<Form> {
  at.state.member = member
  const page = await (await fetch(start)).text()
  const [, SAMLResponse = ''] = /name="SAMLResponse" value="([^"]*)"/.exec(page) ?? []
  const [, RelayState = ''] = /name="RelayState" value="([^"]*)"/.exec(page) ?? []
  if (!RelayState) throw new Error(page)
  return { SAMLResponse, RelayState }
}

/** What the site sees when the browser sends the form. */
async function comeBack(form: Partial<Form>, to = url) {
  const answer = await fetch(`${to}/auth/v1/sso/saml/acs`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(form),
  })
  const target = new URL(answer.headers.get('location') ?? '')
  return {
    page: target.origin + target.pathname,
    query: Object.fromEntries(target.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  }
}

async function start() {
  const { data } = await client().auth.signInWithSSO({ domain: 'school.example.org' })
  return data?.url ?? ''
}

async function whatBecomesOf(member: Member) {
  const { query, fragment } = await comeBack(await signInThere(await start(), member))
  return fragment.access_token ? 'in' : query.error_code
}

const vera = (): Member => ({ nameId: 'vera', attributes: { mail: makeEmail() } })

test('a user signs in at their school, and the site gets a code for the browser that began', async () => {
  const email = makeEmail()
  const browser = client({ flowType: 'pkce' })
  const { data, error } = await browser.auth.signInWithSSO({
    domain: 'SCHOOL.example.org',
    options: { redirectTo: `${SITE}/auth/callback` },
  })
  expect(error).toBeNull()
  const back = await comeBack(
    await signInThere(data?.url ?? '', {
      nameId: 'anna',
      attributes: { mail: email.toUpperCase(), cn: 'Anna', memberOf: ['russian', 'french'] },
    }),
  )
  expect(back.page).toBe(`${SITE}/auth/callback`)
  const { data: signedIn } = await browser.auth.exchangeCodeForSession(back.query.code ?? '')
  const provider = `sso:${school.id}`
  expect(signedIn.user).toMatchObject({
    email,
    email_confirmed_at: expect.any(String),
    app_metadata: { provider, providers: [provider] },
    identities: [{ provider, id: 'anna' }],
    user_metadata: { custom_claims: { name: 'Anna', groups: ['russian', 'french'] } },
  })
  const token = signedIn.session?.access_token
  expect((await client().auth.getClaims(token)).data?.claims.amr).toMatchObject([
    { method: 'sso/saml' },
  ])
  const change = await browser.auth.updateUser({ password: 'another secret' })
  expect(change.error).toMatchObject({ status: 422, code: 'user_sso_managed' })
})

test('they find their account again, and what the school says today is so', async () => {
  const signIn = async (attributes: Record<string, string>) => {
    const { data } = await client().auth.signInWithSSO({ providerId: String(school.id) })
    const form = await signInThere(data?.url ?? '', { nameId: 'boris', attributes })
    const { fragment } = await comeBack(form)
    return (await client().auth.getUser(fragment.access_token)).data.user
  }
  const [before, after] = [makeEmail(), makeEmail()]
  const first = await signIn({ mail: before, cn: 'Boris' })
  const second = await signIn({ mail: after, cn: 'Boris B.' })
  expect(first?.email).toBe(before)
  expect(second).toMatchObject({ id: first?.id, email: after })
  expect(second?.user_metadata.custom_claims).toEqual({ name: 'Boris B.' })
})

test('an address does not open an account of ours', async () => {
  const { email, user } = await service.makePerson()
  const form = await signInThere(await start(), { nameId: 'mallory', attributes: { mail: email } })
  const { fragment } = await comeBack(form)
  const theirs = (await client().auth.getUser(fragment.access_token)).data.user
  expect(theirs?.email).toBe(email)
  expect(theirs?.id).not.toBe(user.id)
  const { data } = await client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(data.user?.id).toBe(user.id)
})

test('a relay state is valid once, for a short time, and for its own request', async () => {
  const form = await signInThere(await start(), vera())
  expect((await comeBack(form)).fragment.access_token).toBeDefined()
  expect((await comeBack(form)).query.error_code).toBe('saml_relay_state_not_found')
  const other = await signInThere(await start(), vera())
  const swapped = { ...form, RelayState: other.RelayState }
  expect((await comeBack(swapped)).query.error_code).toBe('validation_failed')
  expect((await comeBack(other)).query.error_code).toBe('saml_relay_state_not_found')

  const late = await authService({ auth: { saml: { enabled: true } } })
  idp.state.ourMetadata = await (await late.fetch('/auth/v1/sso/saml/metadata')).text()
  const body = { type: 'saml', metadata_xml: idp.metadata(), domains: ['school.example.org'] }
  await late.send('POST', '/admin/sso/providers', body, {
    authorization: `Bearer ${late.serviceRoleKey}`,
  })
  const { data } = await late.client().auth.signInWithSSO({ domain: 'school.example.org' })
  const slow = await signInThere(data?.url ?? '', vera())
  idp.state.ourMetadata = await (await service.fetch('/auth/v1/sso/saml/metadata')).text()
  late.pass(601)
  expect((await comeBack(slow, late.url)).query.error_code).toBe('saml_relay_state_expired')
})

const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

test.each<[string, Partial<Member>]>([
  ['that is for another site', { lies: { Audience: 'https://other.example.org' } }],
  [
    'that was sent to another address',
    { lies: { SubjectRecipient: 'https://other.example.org/acs' } },
  ],
  ['by another issuer', { lies: { Issuer: 'https://other.example.org' } }],
  ['to another request', { lies: { InResponseTo: 'id-of-another' } }],
  ['to no request', { lies: { InResponseTo: '' } }],
  ['that is too old', { lies: { ConditionsNotOnOrAfter: before(2) } }],
  ['that was confirmed too long ago', { lies: { SubjectConfirmationDataNotOnOrAfter: before(2) } }],
  ['that is not good yet', { lies: { ConditionsNotBefore: before(-2) } }],
  ['that was changed on the way', { tamper: (xml) => xml.replace('>vera<', '>anna<') }],
  [
    'without its signature',
    { tamper: (xml) => xml.replace(/<ds:Signature.*<\/ds:Signature>/s, '') },
  ],
  [
    'behind a forged one',
    {
      tamper(xml) {
        const [signed = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml) ?? []
        const forged = signed
          .replace(/<ds:Signature.*<\/ds:Signature>/s, '')
          .replace(/ ID="[^"]*"/, ' ID="_forged"')
          .replace('>vera<', '>anna<')
        return xml.replace(signed, forged + signed)
      },
    },
  ],
  [
    'inside a forged one',
    {
      tamper(xml) {
        const [signed = ''] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml) ?? []
        const forged = signed
          .replace(/<ds:Signature.*<\/ds:Signature>/s, `<saml:Advice>${signed}</saml:Advice>`)
          .replace(/ ID="[^"]*"/, ' ID="_forged"')
          .replace('>vera<', '>anna<')
        return xml.replace(signed, forged)
      },
    },
  ],
  [
    'with a document type',
    {
      tamper: (xml) =>
        `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml.replace('>vera<', '>&e;<')}`,
    },
  ],
  [
    'that grows without end',
    { tamper: (xml) => `<!doctype x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${xml}` },
  ],
  ['that is no XML', { tamper: () => 'vera' }],
  ['that is empty', { tamper: () => '' }],
  [
    'that says no',
    {
      tamper: () =>
        '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"/></samlp:Status></samlp:Response>',
    },
  ],
])('a response %s is refused', async (_, change) => {
  const before = await query('select count(*) from auth.users')
  const { query: told, fragment } = await comeBack(
    await signInThere(await start(), { ...vera(), ...change }),
  )
  expect(told.error_code).toBe('validation_failed')
  expect(fragment).not.toHaveProperty('access_token')
  expect(await query('select count(*) from auth.users')).toEqual(before)
})

test('a comment in a name does not make another name of it', async () => {
  const attributes = { mail: makeEmail() }
  const nameId = 'anna<!-- -->.of.vera'
  const { fragment } = await comeBack(await signInThere(await start(), { nameId, attributes }))
  const { data } = await client().auth.getUser(fragment.access_token)
  expect(data.user?.identities?.[0]?.id).toBe('anna.of.vera')
})

test('a response signed with another key is refused', async () => {
  const liar = await openIdentityProvider({ entityId: `${idp.url}/metadata` })
  liar.state.ourMetadata = idp.state.ourMetadata
  const begun = new URL(await start())
  const form = await signInThere(`${liar.url}/sso${begun.search}`, vera(), liar)
  expect((await comeBack(form)).query.error_code).toBe('validation_failed')
})

test('a response has to name a user, and their e-mail address', async () => {
  const format = (name: string) => `urn:oasis:names:tc:SAML:${name}`
  const transient = { ...vera(), nameIdFormat: format('2.0:nameid-format:transient') }
  expect(await whatBecomesOf(transient)).toBe('saml_assertion_no_user_id')
  expect(await whatBecomesOf({ nameId: 'nobody' })).toBe('saml_assertion_no_email')
  expect(await whatBecomesOf({ nameId: 'nobody', attributes: { mail: 'nowhere' } })).toBe(
    'saml_assertion_no_email',
  )
  const byAddress = { nameId: makeEmail(), nameIdFormat: format('1.1:nameid-format:emailAddress') }
  expect(await whatBecomesOf(byAddress)).toBe('in')
  const attributes = {
    mail: makeEmail(),
    'urn:oasis:names:tc:SAML:attribute:subject-id': 'subject@school.example.org',
  }
  expect(await whatBecomesOf({ ...transient, attributes })).toBe('in')
})

test('requests are signed where there is a key, and the metadata says so', async () => {
  const strict = await openIdentityProvider({ wantsSignedRequests: true })
  const saml = { enabled: true, ...makeSelfSigned('Slovo') }
  const signing = await authService({ auth: { saml } })
  const metadata = await signing.fetch('/auth/v1/sso/saml/metadata?download=true')
  expect(metadata.headers.get('content-disposition')).toContain('attachment')
  strict.state.ourMetadata = await metadata.text()
  expect(strict.state.ourMetadata).toContain('AuthnRequestsSigned="true"')
  const body = { type: 'saml', metadata_xml: strict.metadata(), domains: ['strict.example.org'] }
  await signing.send('POST', '/admin/sso/providers', body, {
    authorization: `Bearer ${signing.serviceRoleKey}`,
  })
  const { data } = await signing.client().auth.signInWithSSO({ domain: 'strict.example.org' })
  const form = await signInThere(data?.url ?? '', vera(), strict)
  expect((await comeBack(form, signing.url)).fragment.access_token).toBeDefined()
  const unsigned = new URL(data?.url ?? '')
  unsigned.searchParams.delete('Signature')
  await expect(signInThere(unsigned.href, vera(), strict)).rejects.toThrow()
})

test('where no organisation is known there is no redirect', async () => {
  const refused = async (body: object) => {
    const { status, json } = await send('POST', '/sso', body)
    return [status, json.error_code]
  }
  expect(await refused({ domain: 'unknown.example.org' })).toEqual([404, 'sso_provider_not_found'])
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect(await refused({ provider_id: unknown })).toEqual([404, 'sso_provider_not_found'])
  expect(await refused({})).toEqual([400, 'validation_failed'])
  expect(await refused({ provider_id: 'school' })).toEqual([400, 'validation_failed'])
  expect(await refused({ provider_id: unknown, domain: 'x' })).toEqual([400, 'validation_failed'])
  expect(await refused({ domain: [] })).toEqual([400, 'bad_json'])
  expect(await refused({ domain: 'a\0' })).toEqual([400, 'bad_json'])
  const half = { domain: 'school.example.org', code_challenge: 'x'.repeat(43) }
  expect(await refused(half)).toEqual([400, 'validation_failed'])

  for (const RelayState of ['', 'x', unknown, 'https://evil.org']) {
    const back = await comeBack({ SAMLResponse: 'x', RelayState })
    expect(back).toMatchObject({
      page: `${SITE}/`,
      query: { error_code: 'saml_relay_state_not_found' },
    })
  }
  const off = await authService()
  const settled = { status: 404, json: { error_code: 'saml_provider_disabled' } }
  expect(await off.send('POST', '/sso', { domain: 'school.example.org' })).toMatchObject(settled)
  expect(await off.send('GET', '/sso/saml/metadata')).toMatchObject(settled)
  expect(await off.send('POST', '/sso/saml/acs')).toMatchObject(settled)
  expect((await off.send('GET', '/settings')).json.saml_enabled).toBe(false)
  expect((await send('GET', '/settings')).json.saml_enabled).toBe(true)
})

test('the browser is led there at once unless the client wants the address', async () => {
  const answer = await send('POST', '/sso', { domain: 'school.example.org' })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toMatch(`${idp.url}/sso?SAMLRequest=`)
})

test('the operator keeps the list of organisations', async () => {
  const other = await openIdentityProvider()
  const created = await manage('POST', '', {
    type: 'saml',
    metadata_xml: other.metadata(),
    domains: ['lycee.example.org'],
    resource_id: 'lycee',
    attribute_mapping: { keys: { email: { name: 'courriel' }, level: { default: 'A1' } } },
    name_id_format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  })
  expect(created).toMatchObject({
    status: 201,
    json: {
      disabled: false,
      resource_id: 'lycee',
      saml: { entity_id: `${other.url}/metadata`, attribute_mapping: { keys: { level: {} } } },
      domains: [{ domain: 'lycee.example.org' }],
    },
  })
  const path = `/${created.json.id}`
  const { json: list } = await manage('GET', '')
  expect(list.items).toContainEqual(created.json)
  expect((await manage('GET', path)).json).toEqual(created.json)

  other.state.ourMetadata = idp.state.ourMetadata
  const email = makeEmail()
  const begun = await client().auth.signInWithSSO({ domain: 'lycee.example.org' })
  const form = await signInThere(
    begun.data?.url ?? '',
    { nameId: 'vera', attributes: { courriel: email, mail: makeEmail() } },
    other,
  )
  const { fragment } = await comeBack(form)
  const { data } = await client().auth.getUser(fragment.access_token)
  expect(data.user).toMatchObject({ email, user_metadata: { custom_claims: { level: 'A1' } } })

  const changed = await manage('PUT', path, { domains: ['lycee.fr.example.org'], disabled: true })
  expect(changed.json).toMatchObject({
    disabled: true,
    domains: [{ domain: 'lycee.fr.example.org' }],
    saml: { name_id_format: expect.stringContaining('persistent') },
  })
  const lycee = await client().auth.signInWithSSO({ domain: 'lycee.fr.example.org' })
  expect(lycee.error).toMatchObject({ status: 404, code: 'sso_provider_disabled' })
  const old = await client().auth.signInWithSSO({ domain: 'lycee.example.org' })
  expect(old.error).toMatchObject({ status: 404, code: 'sso_provider_not_found' })

  expect(await manage('DELETE', path)).toMatchObject({ status: 200, json: { id: created.json.id } })
  expect(await manage('GET', path)).toMatchObject({
    status: 404,
    json: { error_code: 'sso_provider_not_found' },
  })
})

test('what is no identity provider is not put on the list', async () => {
  const other = await openIdentityProvider()
  await manage('PUT', `/${school.id}`, { resource_id: 'school' })
  const before = await query('select * from auth.saml_providers order by id')
  const type = 'saml'
  const metadata_xml = other.metadata()
  const refused: [unknown, number, string][] = [
    [{ metadata_xml }, 400, 'validation_failed'],
    [{ type: 'oidc', metadata_xml }, 400, 'validation_failed'],
    [{ type }, 400, 'validation_failed'],
    [{ type, metadata_xml, metadata_url: `${other.url}/metadata` }, 400, 'validation_failed'],
    [{ type, metadata_xml: '<x/>' }, 400, 'validation_failed'],
    [{ type, metadata_xml: `<!DOCTYPE x>${metadata_xml}` }, 400, 'validation_failed'],
    [{ type, metadata_xml: idp.state.ourMetadata }, 400, 'validation_failed'],
    [
      {
        type,
        metadata_xml: metadata_xml.replaceAll(/Location="[^"]*"/g, 'Location="javascript:"'),
      },
      400,
      'validation_failed',
    ],
    [
      { type, metadata_xml: metadata_xml.replace(/(X509Certificate>)[^<]*/, '$1AAAA') },
      400,
      'validation_failed',
    ],
    [{ type, metadata_url: 'http://other.example.org/metadata' }, 400, 'validation_failed'],
    [{ type, metadata_url: `${other.url}/nowhere` }, 400, 'saml_metadata_fetch_failed'],
    [{ type, metadata_url: `${idp.url}/metadata` }, 422, 'saml_idp_already_exists'],
    [{ type, metadata_xml, domains: ['school.example.org'] }, 400, 'sso_domain_already_exists'],
    [{ type, metadata_xml, domains: ['not a domain'] }, 400, 'validation_failed'],
    [{ type, metadata_xml, name_id_format: 'mine' }, 400, 'validation_failed'],
    [{ type, metadata_xml, attribute_mapping: { keys: { a: 1 } } }, 400, 'bad_json'],
    [{ type, metadata_xml, domains: 'school.example.org' }, 400, 'bad_json'],
    ['{', 400, 'bad_json'],
    [{ type, metadata_xml: 'x'.repeat(1024 * 1024) }, 413, 'request_entity_too_large'],
  ]
  for (const [body, status, error_code] of refused) {
    expect(await manage('POST', '', body)).toMatchObject({ status, json: { error_code } })
  }
  const twin = { type, metadata_xml, resource_id: 'school' }
  expect(await manage('POST', '', twin)).toMatchObject({
    status: 400,
    json: { error_code: 'validation_failed' },
  })
  const mismatch = await manage('PUT', `/${school.id}`, { metadata_xml })
  expect(mismatch).toMatchObject({ status: 400, json: { error_code: 'saml_entity_id_mismatch' } })
  for (const [method, path] of [
    ['GET', '/nothing'],
    ['PUT', '/00000000-0000-4000-8000-000000000000'],
    ['DELETE', '/nothing'],
  ] as const) {
    expect(await manage(method, path, method === 'GET' ? undefined : {})).toMatchObject({
      status: 404,
      json: { error_code: 'sso_provider_not_found' },
    })
  }
  expect(await query('select * from auth.saml_providers order by id')).toEqual(before)
})

test('only the operator sees the list', async () => {
  const { session } = await service.makePerson()
  const authorization = `Bearer ${session.access_token}`
  expect(await send('GET', '/admin/sso/providers', undefined, { authorization })).toMatchObject({
    status: 403,
    json: { error_code: 'not_admin' },
  })
})

test('what an identity provider publishes anew is known a day later, and not before', async () => {
  const path = 'metadata_xml from auth.saml_providers where sso_provider_id = $1'
  const known = async () => (await query(`select ${path}`, [school.id]))[0]?.metadata_xml
  const old = idp.metadata().replace('<IDPSSODescriptor', '\n<IDPSSODescriptor')
  await query(
    'update auth.saml_providers set metadata_xml = $2, updated_at = $3 where sso_provider_id = $1',
    [school.id, old, service.now()],
  )
  await start()
  service.pass(23 * 3600)
  await start()
  expect(await known()).toBe(old)
  service.pass(2 * 3600)
  await start()
  await expect.poll(known, { timeout: 20_000 }).toBe(idp.metadata())
})
