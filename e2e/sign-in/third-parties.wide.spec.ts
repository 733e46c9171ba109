import { test as base, type Page } from '@playwright/test'
import { privateKeyToAccount } from 'viem/accounts'
import { type Account, codeOfSms, makeAccount, newAddress, post } from '../people/accounts.ts'
import { expectGoodOnAnyScreen } from '../screens/good-screen.ts'
import { readKeys, startSite } from '../site/site-under-test.ts'
import { expect, hearToasts } from '../site/toasts.ts'
import { startThirdParty } from './third-party.ts'

const named = ['google', 'apple', 'facebook', 'github', 'discord', 'vk', 'yandex']

interface OpenSite {
  url: string
  keys: { anonKey: string; serviceRoleKey: string }
}

/** One site on which every way to sign in is switched on, for all tests of this file. */
const test = base.extend<object, { site: OpenSite }>({
  site: [
    async ({ browserName: _ }, use) => {
      const thirdParty = await startThirdParty()
      const site = await startSite({
        ...Object.fromEntries(named.flatMap(credentialsOf)),
        AUTH_EXTERNAL_OIDC_CLIENT_ID: 'slovo',
        AUTH_EXTERNAL_OIDC_SECRET: 'a-secret',
        AUTH_EXTERNAL_OIDC_URL: thirdParty.issuer,
        AUTH_EXTERNAL_PHONE_ENABLED: 'true',
        AUTH_EXTERNAL_WEB3_ETHEREUM_ENABLED: 'true',
        AUTH_EXTERNAL_WEB3_SOLANA_ENABLED: 'true',
        AUTH_SAML_ENABLED: 'true',
        AUTH_OAUTH_SERVER_ENABLED: 'true',
      })
      thirdParty.open(`${site.url}/auth/v1/callback`)
      await use({ url: site.url, keys: await readKeys(site.dataDir) })
      await site.stop()
      await thirdParty.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await hearToasts(context)
    await use(context)
  },
})
test.describe.configure({ mode: 'serial' })

test('every way in is there, in the known order, for everybody', async ({ page }) => {
  await page.goto('/signin')
  const ways = page.getByRole('region', { name: 'Autres façons de se connecter' })
  await expect(ways.getByRole('link', { name: /^Continuer avec/ })).toHaveText([
    'Google',
    'Apple',
    'Facebook',
    'GitHub',
    'Discord',
    'VK',
    'Yandex',
    'OpenID',
  ])
  await expectGoodOnAnyScreen(page, 'every way in')
  await page.getByRole('button', { name: 'Portefeuille Solana' }).click()
  await expect(page.getByText(/Aucun portefeuille Solana n’est installé/)).toBeVisible()
  await page.goto('/signin/organisation')
  await page.getByLabel('Domaine ou adresse e-mail').fill('anna@nowhere.example.org')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveSaid(/Nous ne connaissons pas d’organisation/)
  for (const place of ['phone', 'organisation']) {
    await page.goto(`/ru/signin/${place}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})

for (const [start, end] of [
  ['/signin?next=%2Fdictionary', '/dictionary'],
  ['/signin', '/'],
] as const) {
  // S1-third-party S7-sign-in
  test(`a visitor comes back signed in from a third party, from ${start} to ${end}`, async ({
    page,
    site,
  }) => {
    const email = newAddress()
    await page.goto(start)
    const authorize = page.waitForRequest(/\/auth\/v1\/authorize\?/)
    await page.getByRole('link', { name: 'Continuer avec OpenID' }).click()
    const asked = new URL((await authorize).url()).searchParams
    expect(asked.get('code_challenge_method')).toBe('s256')
    expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    await page.getByPlaceholder('Enter any login').fill(email)
    await page.getByPlaceholder('and password').fill('x')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveSaid('Vous êtes bien connecté')
    await expect(page).toHaveURL(site.url + end)
    await page.getByRole('button', { name: 'Mon compte' }).click()
    await expect(page.getByText(email)).toBeVisible()
  })
}

test('a visitor who changes their mind at a third party reads so, in their language', async ({
  page,
}) => {
  await page.goto('/ru/signin')
  await page.getByRole('link', { name: 'Продолжить с OpenID' }).click()
  await page.getByRole('link', { name: /Cancel/ }).click()
  await expect(page).toHaveSaid(/Вы отказали в доступе/)
  await expect(page).toHaveURL(/\/ru\/signin(#|$)/)
  const refused = '/ru?error=invalid_request&error_code=bad_oauth_state&error_description=x'
  await page.goto(refused)
  await expect(page).toHaveSaid(/Этот вход уже использован/)
  await page.goto('/signin/with/nobody')
  await expect(page).toHaveSaid('Ce site n’accepte pas cette façon')
})

// S8-identities
test('a user links a third party to their account, which no other user can, and unlinks it', async ({
  page,
  site,
}) => {
  const [owner, other] = [
    await makeAccount(site.url, site.keys),
    await makeAccount(site.url, site.keys),
  ]
  const email = newAddress()
  const section = page.locator('section#identities')
  await signInTo(page, '/account', owner)
  await section.getByRole('button', { name: 'Lier OpenID', exact: true }).click()
  await page.getByPlaceholder('Enter any login').fill(email)
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Compte lié.')).toBeVisible()
  await expect(section.getByText(email)).toBeVisible()
  await expect(section.getByRole('button', { name: 'Lier OpenID', exact: true })).toHaveCount(0)

  await page.context().clearCookies({ domain: new URL(site.url).hostname })
  await signInTo(page, '/account', other)
  await section.getByRole('button', { name: 'Lier OpenID', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/account?refused=identity_already_exists#content`)
  await expect(page.getByText('Ce compte extérieur est déjà relié')).toBeVisible()

  await page.context().clearCookies({ domain: new URL(site.url).hostname })
  await signInTo(page, '/account', owner)
  await section.getByRole('button', { name: 'Délier OpenID' }).click()
  await expect(page).toHaveSaid('Compte délié.')
  await expect(section.getByText(email)).toHaveCount(0)
  await expect(section.getByRole('button', { name: 'Lier OpenID', exact: true })).toBeVisible()
})

test('a code sent to a phone signs in', async ({ page, site }) => {
  const number = `+336${String(Date.now()).slice(-8)}`
  await page.goto('/signin/phone?next=%2Fdictionary')
  await page.getByLabel('Numéro de téléphone').fill(number)
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  const code = page.getByLabel('Code reçu par SMS')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveSaid(/Ce code est faux ou n’est plus valable/)
  await code.fill(await codeOfSms(site.url, number))
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
})

test('a wallet signs in with its signature', async ({ page }) => {
  const wallet = privateKeyToAccount(`0x${'4'.repeat(63)}1`)
  await page.exposeFunction('signHere', (raw: `0x${string}`) =>
    wallet.signMessage({ message: { raw } }),
  )
  await page.addInitScript((address) => {
    const request = async ({ method, params }: { method: string; params?: string[] }) => {
      if (method === 'eth_requestAccounts') return [address]
      if (method === 'eth_chainId') return '0x1'
      return Reflect.get(window, 'signHere')(params?.[0])
    }
    Reflect.set(window, 'ethereum', { request })
  }, wallet.address)
  await page.goto('/signin?next=%2Fdictionary')
  await page.getByRole('button', { name: 'Portefeuille Ethereum' }).click()
  await expect(page.getByRole('heading', { name: 'Mon dictionnaire' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Mon compte' })).toBeVisible()
})

test('an application is let in, seen in the account, and shut out again', async ({
  page,
  site,
}) => {
  const person = await makeAccount(site.url, site.keys)
  const request = await requestOf(site, 'Лекса')
  await page.goto(request)
  await page.getByLabel('Adresse e-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(
    page.getByRole('heading', { name: 'Лекса demande l’accès à votre compte' }),
  ).toBeVisible()
  await expect(page.getByText('Voir votre adresse e-mail.')).toBeVisible()
  await expectGoodOnAnyScreen(page, 'the question of an application')
  await page.getByRole('button', { name: 'Autoriser' }).click()
  await expect(page).toHaveURL(/\/blog\?code=\S+&state=a-state/)
  await expectNoWayIn(page, await tokenFor(page, request, site.url))

  await page.goto('/account')
  await page.getByRole('link', { name: 'Voir ces applications' }).click()
  await expect(page.getByRole('heading', { name: 'Лекса' })).toBeVisible()
  await expectGoodOnAnyScreen(page, 'the applications of an account')
  await page.getByRole('button', { name: 'Retirer l’accès de Лекса' }).click()
  await expect(page.getByText('Aucune application n’a accès à votre compte.')).toBeVisible()
})

test('an application that is refused hears it, and a question is asked once', async ({
  page,
  site,
}) => {
  const person = await makeAccount(site.url, site.keys)
  const request = await requestOf(site, 'Refusée')
  await page.goto(`/signin?next=${encodeURIComponent('/account/apps')}`)
  await page.getByLabel('Adresse e-mail').fill(person.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { name: 'Applications autorisées' })).toBeVisible()
  await page.goto(request)
  const question = page.url()
  await page.getByRole('button', { name: 'Refuser' }).click()
  await expect(page).toHaveURL(/\/blog\?error=access_denied/)
  await page.goto(question)
  await expect(page.getByRole('heading', { name: 'Cette demande n’existe plus' })).toBeVisible()
})

test('an application that wants no page hears whether there is a session, and whether it was allowed', async ({
  page,
  site,
}) => {
  const person = await makeAccount(site.url, site.keys)
  const request = await requestOf(site, 'Тихая')
  const silent = `${request}&prompt=none`
  await page.goto(silent)
  await expect(page).toHaveURL(/\/blog\?error=login_required&.*state=a-state$/)
  await signInTo(page, '/account/apps', person)
  await page.goto(silent)
  await expect(page).toHaveURL(/\/blog\?error=consent_required&.*state=a-state$/)
  await page.goto(request)
  await page.getByRole('button', { name: 'Autoriser' }).click()
  await expect(page).toHaveURL(/\/blog\?code=/)
  await page.goto(silent)
  await expect(page).toHaveURL(/\/blog\?code=.*state=a-state$/)
})

async function signInTo(page: Page, place: string, { email, password }: Account) {
  await page.goto(`/signin?next=${encodeURIComponent(place)}`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${place}$`))
}

function credentialsOf(name: string): [string, string][] {
  const start = `AUTH_EXTERNAL_${name.toUpperCase()}`
  return [
    [`${start}_CLIENT_ID`, 'an-id'],
    [`${start}_SECRET`, 'a-secret'],
  ]
}

async function expectFits(page: Page) {
  await page.setViewportSize({ width: 360, height: 740 })
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(excess).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** What an application gets for the code in the address. */
async function tokenFor(page: Page, request: string, url: string) {
  const asked = new URL(request).searchParams
  const answer = await fetch(`${url}/auth/v1/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: asked.get('client_id') ?? '',
      redirect_uri: asked.get('redirect_uri') ?? '',
      code: new URL(page.url()).searchParams.get('code') ?? '',
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    }),
  })
  expect(answer.status).toBe(200)
  const { access_token, refresh_token }: Record<string, string> = await answer.json()
  return { access_token, refresh_token }
}

/** An application that puts its token into a cookie of the site is signed in to nothing there. */
async function expectNoWayIn(page: Page, tokens: Awaited<ReturnType<typeof tokenFor>>) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600
  const session = Buffer.from(JSON.stringify({ ...tokens, expires_at, user: {} }))
  const { protocol, hostname, origin } = new URL(page.url())
  expect(protocol).toBe('http:')
  const cookie = `sb-${hostname.split('.')[0]}-auth-token=base64-${session.toString('base64url')}`
  const answer = await fetch(`${origin}/account`, { headers: { cookie }, redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/signin?next=%2Faccount'])
}

/** The address to which a new application sends a browser. */
async function requestOf({ url, keys }: OpenSite, name: string): Promise<string> {
  const redirectUri = `${url}/blog`
  const made = await post(url, '/auth/v1/admin/oauth/clients', keys.serviceRoleKey, {
    client_name: name,
    redirect_uris: [redirectUri],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    scope: 'email',
    token_endpoint_auth_method: 'none',
  })
  const { client_id } = await made.json()
  return `${url}/auth/v1/oauth/authorize?${new URLSearchParams({
    client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'email',
    state: 'a-state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  })}`
}
