import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { makeAccount } from '../people/accounts.ts'
import { readKeys } from '../site/site-under-test.ts'

const siteUrl = process.env.SITE_UNDER_TEST ?? ''
const keys = () => readKeys(process.env.SITE_DATA_DIR ?? '')

const ask = (place: string, form?: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(siteUrl + place, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: { ...(form && { origin: siteUrl }), ...headers },
  })

const elsewhere = [
  'https://evil.example.org/',
  '//evil.example.org',
  '/\\evil.example.org',
  '/\t/evil.example.org',
  'javascript:alert(1)',
]

async function askForScripts(place: string) {
  const answer = await ask(place)
  const policy = answer.headers.get('content-security-policy') ?? ''
  const allowed = /script-src ([^;]*)/.exec(policy)?.[1] ?? ''
  expect(allowed, place).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
  expect(policy).toMatch(/object-src 'none'.*base-uri 'none'/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')

  const html = await answer.text()
  expect(html).not.toMatch(/<[^>]+ on[a-z]+=["']/)
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)]
  const run = scripts.filter(([, attributes]) => !attributes?.includes('application/'))
  expect(run.length, place).toBeGreaterThan(0)
  return { allowed, run }
}

test('a page of the router runs only the scripts that carry the nonce of its own answer', async () => {
  const nonces = new Set<string>()
  for (const place of ['/signin', '/ru/signin', '/nowhere']) {
    const { allowed, run } = await askForScripts(place)
    const nonce = /'nonce-([^']+)'/.exec(allowed)?.[1] ?? ''
    expect(nonce.length, place).toBeGreaterThan(15)
    for (const [script] of run) expect(script, place).toContain(`nonce="${nonce}"`)
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(3)
})

test('a document runs only the lines that its policy names by their hashes', async () => {
  for (const place of ['/', '/ru/materials', '/materials/culture']) {
    const { allowed, run } = await askForScripts(place)
    const hashes = run.map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
    const named = allowed.match(/sha256-[^']+/g)?.map((name) => name.slice('sha256-'.length))
    expect(hashes.toSorted(), place).toEqual(named?.toSorted())
    expect(allowed, place).not.toContain('nonce-')
    expect(allowed, place).toContain("'strict-dynamic'")
  }
})

test('signing in leads nowhere but within the site', async () => {
  const { email, password } = await makeAccount(siteUrl, await keys())
  for (const next of elsewhere) {
    for (const page of ['/login', '/signin', '/ru/signin']) {
      const answer = await ask(`${page}?next=${encodeURIComponent(next)}`, { email, password })
      expect(answer.status, next).toBe(302)
      expect(answer.headers.get('location'), next).toMatch(/^\/(ru)?$/)
    }
  }
})

// S2-callback
test('the callback, the preferences and the mail pages lead nowhere else either', async () => {
  for (const next of elsewhere) {
    const callback = await ask(`/auth/callback?code=x&next=${encodeURIComponent(next)}`)
    expect(callback.headers.get('location'), next).toBe('/signin')
    const chosen = await ask('/preferences', { theme: 'dark', back: next })
    expect(chosen.headers.get('location'), next).toBe('/')

    const page = await ask(`/confirm-signup?confirmation_url=${encodeURIComponent(next)}`)
    expect(page.status).toBe(400)
    expect(await page.text()).not.toMatch(/(href|action)="(https:\/\/evil|\/\/evil|javascript:)/)
  }
  const { anonKey } = await keys()
  const authorized = await ask(
    `/auth/v1/verify?token=x&type=signup&redirect_to=${encodeURIComponent(elsewhere[0] ?? '')}`,
    undefined,
    { apikey: anonKey },
  )
  expect(authorized.headers.get('location') ?? '').not.toMatch(/^https:\/\/evil/)
})

// S9-cookies
test('cookies live 400 days, for the whole site, and are not sent along from elsewhere', async () => {
  const { email, password } = await makeAccount(siteUrl, await keys())
  const session = await ask('/login', { email, password })
  const choice = await ask('/preferences', { learning_language: 'fr', back: '/' })
  const cookies = [...session.headers.getSetCookie(), ...choice.headers.getSetCookie()]
  const kept = cookies.filter((cookie) =>
    /^(sb-localhost-auth-token|learning-language)/.test(cookie),
  )

  expect(kept.length).toBeGreaterThanOrEqual(2)
  for (const cookie of kept) {
    expect(cookie).toContain('Max-Age=34560000')
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; SameSite=Lax/i)
    expect(cookie.split(';')[0]?.length).toBeLessThanOrEqual(
      3180 + 'sb-localhost-auth-token.0='.length,
    )
  }
})

test('a form of another site changes nothing here', async () => {
  const { email, password } = await makeAccount(siteUrl, await keys())
  const answer = await ask('/login', { email, password }, { origin: 'https://evil.example.org' })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.headers.getSetCookie().join()).not.toContain('auth-token')
})
