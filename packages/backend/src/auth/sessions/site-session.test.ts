import { createServerClient } from '@supabase/ssr'
import { expect, test } from 'vitest'
import { authService, PASSWORD, SITE } from '../../../test/auth/auth-service.ts'

const service = await authService()

/** A browser whose cookies a site keeps its session in, as `@supabase/ssr` does. */
function openBrowser() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    /** The client of one request. */
    request: () =>
      createServerClient(service.url, service.anonKey, {
        cookies: {
          getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
          setAll: (changes) => {
            for (const { name, value } of changes) {
              if (value) cookies.set(name, value)
              else cookies.delete(name)
            }
          },
        },
      }),
  }
}

// S4-session S4-refresh S7-browser-client
test('a site keeps the session in cookies from sign-up to sign-out', async () => {
  const email = service.makeEmail()
  const browser = openBrowser()
  const signUp = await browser.request().auth.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: `${SITE}/auth/callback` },
  })
  expect(signUp.error).toBeNull()

  const { query } = await service.follow((await service.nextMail(email)).link)
  const flow = query.sb_flow_id ? { flowId: query.sb_flow_id } : undefined
  const callback = await browser.request().auth.exchangeCodeForSession(query.code ?? '', flow)
  expect(callback.error).toBeNull()

  const page = browser.request()
  expect((await page.auth.getUser()).data.user?.email).toBe(email)
  expect((await page.auth.getClaims()).data?.claims.amr).toEqual([
    { method: 'email/signup', timestamp: expect.any(Number) },
  ])
  const refreshed = await browser.request().auth.refreshSession()
  expect(refreshed.error).toBeNull()
  expect((await browser.request().auth.getClaims()).data?.claims.amr).toEqual([
    { method: 'email/signup', timestamp: expect.any(Number) },
  ])

  expect((await browser.request().auth.signOut()).error).toBeNull()
  expect([...browser.cookies.keys()].filter((name) => name.includes('auth-token'))).toEqual([])
  expect((await browser.request().auth.getUser()).data.user).toBeNull()
})

test('a mail that is read in another browser confirms the address and opens no session there', async () => {
  const email = service.makeEmail()
  await openBrowser().request().auth.signUp({ email, password: PASSWORD })
  const { query } = await service.follow((await service.nextMail(email)).link)

  const other = await openBrowser()
    .request()
    .auth.exchangeCodeForSession(query.code ?? '')
  expect(other.error).toMatchObject({ name: 'AuthPKCECodeVerifierMissingError' })
  const { error } = await service.client().auth.signInWithPassword({ email, password: PASSWORD })
  expect(error).toBeNull()
})
