import { expect, test } from 'vitest'
import { signedInCookies, siteSettings } from '../../../test/signed-in.ts'
import { Session } from './database.server.ts'

/** Signs out of a session while the backend answers with this status. */
async function signOutWith(status: number) {
  const cookies = signedInCookies()
  const asked: string[] = []
  const fetch = async (input: string | URL | Request) => {
    asked.push(new URL(input instanceof Request ? input.url : input).pathname)
    return Response.json({ code: status, msg: 'no' }, { status })
  }
  const visit = { settings: siteSettings, fetch }
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
