import { expect, test } from 'vitest'
import { SITE } from '../../../../test/auth/auth-service.ts'
import { organisation } from '../../../../test/auth/sso/organisation.ts'

const school = await organisation()
const { idp, isIn } = school
const vera = { nameId: 'vera', attributes: { mail: 'vera@school.example.org' } }
const anna = { nameId: 'anna', attributes: { mail: 'anna@school.example.org' } }

const signIn = async (member: typeof vera, sessionIndex: string) =>
  (await school.arrive({ ...member, sessionIndex })).session.access_token ?? ''

/** Follows redirects as a browser does, as long as they lead from one side to the other. */
async function followAll(start: string) {
  let place = start
  while (place.startsWith(school.url) || place.startsWith(`${idp.url}/logout`)) {
    const answer = await fetch(place, { redirect: 'manual' })
    place = answer.headers.get('location') ?? (await answer.text())
  }
  return place
}

const endWith = (address: string) => fetch(address, { redirect: 'manual' })
const signOut = async (token: string, body: object) =>
  school.send('POST', '/sso/logout', body, { authorization: `Bearer ${token}` })

test('a user who signs out here is signed out at their school too, and comes back', async () => {
  const [here, other] = [await signIn(vera, 'first'), await signIn(anna, 'hers')]
  const { json } = await signOut(here, {
    redirect_to: `${SITE}/goodbye`,
    skip_http_redirect: true,
  })
  expect(await isIn(here)).toBe(false)
  expect(String(json.url)).toContain(`${idp.url}/logout?SAMLRequest=`)
  expect(await followAll(String(json.url))).toBe(`${SITE}/goodbye`)
  expect(idp.state.ended).toEqual([{ nameId: 'vera', sessionIndex: 'first' }])
  expect(await isIn(other)).toBe(true)
})

test('a session that began with a code is ended at the school as well', async () => {
  const browser = school.client({ flowType: 'pkce' })
  const { data } = await browser.auth.signInWithSSO({ domain: school.domain })
  const { query } = await school.follow(data?.url ?? '', { ...vera, sessionIndex: 'by-code' })
  const { data: exchanged } = await browser.auth.exchangeCodeForSession(query.code ?? '')
  const token = exchanged.session?.access_token ?? ''
  const address = await endWith(
    idp.askToEnd('redirect', { nameId: 'vera', sessionIndex: 'by-code' }),
  )
  expect(address.status).toBe(302)
  expect(await isIn(token)).toBe(false)
})

test('a school that ends a session while its code is on the way leaves nothing to exchange', async () => {
  const browser = school.client({ flowType: 'pkce' })
  const { data } = await browser.auth.signInWithSSO({ domain: school.domain })
  const { query } = await school.follow(data?.url ?? '', { ...vera, sessionIndex: 'early' })
  await endWith(idp.askToEnd('redirect', { nameId: 'vera', sessionIndex: 'early' }))
  const { error } = await browser.auth.exchangeCodeForSession(query.code ?? '')
  expect(error).toMatchObject({ code: 'flow_state_not_found' })
})

test.each(['redirect', 'post'] as const)(
  'a school ends one session by %s, and is answered',
  async (binding) => {
    const [phone, laptop] = [await signIn(vera, 'phone'), await signIn(vera, 'laptop')]
    const other = await signIn(anna, 'phone')
    const asked = idp.askToEnd(binding, { nameId: 'vera', sessionIndex: 'phone' })
    const answer =
      binding === 'redirect'
        ? await endWith(asked)
        : await fetch(`${school.url}/auth/v1/sso/saml/slo`, {
            method: 'POST',
            redirect: 'manual',
            body: new URLSearchParams({ SAMLRequest: asked, RelayState: 'theirs' }),
          })
    expect(await followAll(answer.headers.get('location') ?? '')).toBe(
      `${idp.url}/ended?RelayState=theirs`,
    )
    expect(await Promise.all([phone, laptop, other].map(isIn))).toEqual([false, true, true])
  },
)

const posting = await organisation({ logoutBy: 'post' })

/** Sends the form of a page as a browser does, and gives where that leads. */
async function sendFormOf(page: string) {
  const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(page) ?? []
  const fields = [...page.matchAll(/name="(\w+)" value="([^"]*)"/g)]
  const body = new URLSearchParams(
    fields.map(([, name = '', value = '']): [string, string] => [name, value]),
  )
  const answer = await fetch(action, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? (await answer.text())
}

test('a school that accepts only forms is sent one, and the user comes back', async () => {
  const { session } = await posting.arrive({ ...vera, sessionIndex: 'here' })
  const bearer = { authorization: `Bearer ${session.access_token}` }
  const there = { redirect_to: `${SITE}/goodbye`, skip_http_redirect: true }
  const { json } = await posting.send('POST', '/sso/logout', there, bearer)
  expect(await posting.isIn(session.access_token)).toBe(false)
  const answer = await fetch(String(json.url))
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  const page = await answer.text()
  expect(page).toContain(`action="${posting.idp.url}/logout"`)

  const back = await sendFormOf(page)
  expect(posting.idp.state.ended).toEqual([{ nameId: 'vera', sessionIndex: 'here' }])
  const last = await fetch(back, { redirect: 'manual' })
  expect(last.headers.get('location')).toBe(`${SITE}/goodbye`)
  expect((await fetch(String(json.url))).status).toBe(404)
})

test('the page with the form posts no other request, and to no other place', async () => {
  const { session } = await posting.arrive({ ...vera, sessionIndex: 'here' })
  const bearer = { authorization: `Bearer ${session.access_token}` }
  const there = { skip_http_redirect: true }
  const { json } = await posting.send('POST', '/sso/logout', there, bearer)
  const own = new URL(String(json.url))
  const foreign = new URL(posting.idp.askToEnd('redirect', { nameId: 'vera' }))
  for (const [name, value] of [
    ['SAMLRequest', foreign.searchParams.get('SAMLRequest') ?? ''],
    ['SAMLRequest', 'x'],
    ['RelayState', crypto.randomUUID()],
    ['RelayState', 'x'],
  ] as const) {
    const changed = new URL(own)
    changed.searchParams.set(name, value)
    const answer = await fetch(changed)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain('<form')
  }
})

test('a school that hears only forms ends a session, and is answered by one', async () => {
  const { session } = await posting.arrive({ ...vera, sessionIndex: 'phone' })
  const asked = posting.idp.askToEnd('post', { nameId: 'vera', sessionIndex: 'phone' })
  const answer = await fetch(`${posting.url}/auth/v1/sso/saml/slo`, {
    method: 'POST',
    body: new URLSearchParams({ SAMLRequest: asked, RelayState: 'theirs' }),
  })
  expect(await posting.isIn(session.access_token)).toBe(false)
  expect(await sendFormOf(await answer.text())).toBe(`${posting.idp.url}/ended?RelayState=theirs`)
})

test('a school that names no session ends all of that person', async () => {
  const [phone, laptop] = [await signIn(vera, 'phone'), await signIn(vera, 'laptop')]
  const other = await signIn(anna, 'phone')
  await endWith(idp.askToEnd('redirect', { nameId: 'vera' }))
  expect(await Promise.all([phone, laptop, other].map(isIn))).toEqual([false, false, true])
})

test('a request that was used, is not signed, was changed, or is of another school ends nothing', async () => {
  const [phone, other] = [await signIn(vera, 'phone'), await signIn(anna, 'phone')]
  const used = idp.askToEnd('redirect', { nameId: 'vera', sessionIndex: 'elsewhere' })
  await endWith(used)
  const stranger = await organisation()
  stranger.idp.state.ourMetadata = idp.state.ourMetadata
  const forged = new URL(idp.askToEnd('redirect', { nameId: 'vera' }))
  const signed = new URL(idp.askToEnd('redirect', { nameId: 'unknown' }))
  forged.searchParams.set('Signature', signed.searchParams.get('Signature') ?? '')
  const unsigned = idp.askToEnd('post', { nameId: 'vera', isSigned: false })
  const attempts = [
    used,
    idp.askToEnd('redirect', { nameId: 'vera', isSigned: false }),
    forged.href,
    // The part that is signed first, the one that is meant second.
    `${signed.href}&SAMLRequest=${encodeURIComponent(forged.searchParams.get('SAMLRequest') ?? '')}`,
    idp.askToEnd('redirect', { nameId: 'vera' }).replace('rsa-sha256', 'rsa-sha1'),
    stranger.idp.askToEnd('redirect', { nameId: 'vera' }),
    `${school.url}/auth/v1/sso/saml/slo?SAMLRequest=x`,
    `${school.url}/auth/v1/sso/saml/slo`,
  ]
  for (const attempt of attempts) {
    const answer = await endWith(attempt)
    const target = new URL(answer.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe(`${SITE}/`)
    expect(target.searchParams.get('error_code')).toMatch(/validation_failed|provider_not_found/)
  }
  const posted = await fetch(`${school.url}/auth/v1/sso/saml/slo`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ SAMLRequest: unsigned, RelayState: '' }),
  })
  expect(posted.headers.get('location')).toContain('error_code=validation_failed')
  expect(await Promise.all([phone, other].map(isIn))).toEqual([true, true])
})

test('a request of yesterday ends nothing', async () => {
  const late = await organisation()
  const { session } = await late.arrive({ ...vera, sessionIndex: 'phone' })
  const asked = late.idp.askToEnd('redirect', { nameId: 'vera' })
  late.pass(400)
  await endWith(asked)
  expect(await late.isIn(session.access_token)).toBe(true)
})

test('a school that does not confirm is said so, and the session here has ended', async () => {
  const here = await signIn(vera, 'phone')
  const { json } = await signOut(here, { skip_http_redirect: true })
  const relayState = new URL(String(json.url)).searchParams.get('RelayState') ?? ''
  const slo = `${school.url}/auth/v1/sso/saml/slo`
  // The answer to another request.
  const other = await signIn(vera, 'laptop')
  const theirs = await signOut(other, { skip_http_redirect: true })
  const answered = await fetch(String(theirs.json.url), { redirect: 'manual' })
  const swapped = new URL(answered.headers.get('location') ?? slo)
  swapped.searchParams.set('RelayState', relayState)
  const answer = await endWith(swapped.href)
  expect(answer.headers.get('location')).toContain('error_code=saml_logout_incomplete')
  expect(await isIn(here)).toBe(false)
})

test('where there is no single logout the browser goes straight back', async () => {
  const { session: plain } = await school.makePerson()
  expect(await signOut(plain.access_token, { skip_http_redirect: true })).toMatchObject({
    status: 200,
    json: { url: SITE },
  })
  expect(await isIn(plain.access_token)).toBe(false)

  const silent = await organisation({ logoutBy: 'none' })
  const { session } = await silent.arrive({ ...vera, sessionIndex: 'phone' })
  const answer = await silent.send(
    'POST',
    '/sso/logout',
    { redirect_to: `${SITE}/goodbye` },
    { authorization: `Bearer ${session.access_token}` },
  )
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SITE}/goodbye`])
  expect(await silent.isIn(session.access_token)).toBe(false)
})
