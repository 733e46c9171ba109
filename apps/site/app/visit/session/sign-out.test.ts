import { expect, test } from 'vitest'
import { Cookies } from './cookies.server.ts'
import { Session } from './database.server.ts'

const claims = Buffer.from(JSON.stringify({ sub: 'x', exp: 4e9 })).toString('base64url')
const stored = {
  access_token: `e30.${claims}.x`,
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 4_000_000_000,
  user: { id: 'x' },
}

const settings = {
  siteUrl: 'http://localhost',
  supabaseUrl: 'https://project.supabase.co',
  anonKey: 'anon',
  dictionaryUrl: 'http://localhost',
  passwordMinLength: 8,
  isMailSent: true,
}

/** Signs out of a session while the backend answers with this status. */
async function signOutWith(status: number) {
  const value = `base64-${Buffer.from(JSON.stringify(stored)).toString('base64url')}`
  const headers = { cookie: `sb-project-auth-token=${value}` }
  const cookies = new Cookies(new Request('http://localhost/', { headers }), { isSecure: false })
  const asked: string[] = []
  const fetch = async (input: string | URL | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return Response.json({ code: status, msg: 'no' }, { status })
  }
  const visit = { settings, fetch }
  const { error } = await new Session(visit, cookies, null).auth.signOut({ scope: 'local' })
  const response = new Response()
  cookies.sendWith(response)
  return { error, asked, left: response.headers.getSetCookie().join() }
}
// S8-auth-library
test.each([401, 403, 404])('a sign-out that is answered %i is a sign-out', async (status) => {
  const { error, asked, left } = await signOutWith(status)
  expect(asked).toEqual(['/auth/v1/logout'])
  expect(error).toBeNull()
  expect(left).toMatch(/^sb-project-auth-token=; Max-Age=0/)
})

test('another refusal of a sign-out is an error for the log, and the browser is signed out all the same', async () => {
  const { error, left } = await signOutWith(500)
  expect(error).toMatchObject({ status: 500 })
  expect(left).toMatch(/^sb-project-auth-token=; Max-Age=0/)
})
