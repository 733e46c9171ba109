import { expect, test } from 'vitest'
import { unnamedOwner } from '../../visit/page/site-owner.ts'
import { endAtOrganisation } from './organisation.server.ts'

const HOME = 'https://slovo.example.org/ru'
const settings = {
  siteUrl: 'https://slovo.example.org',
  supabaseUrl: 'https://api.example.org',
  anonKey: 'anon',
  dictionaryUrl: 'https://slovo.example.org',
  passwordMinLength: 8,
  canBeginWithoutAccount: true,
  isMailSent: true,
  owner: unnamedOwner,
}

/** Signs out with a session that began in this way, while the backend answers so. */
async function signOutOf(method: string, answer: () => Response) {
  const asked: Request[] = []
  const logged: string[] = []
  const fetch = async (...given: ConstructorParameters<typeof Request>) => {
    asked.push(new Request(...given))
    return answer()
  }
  const payload = Buffer.from(JSON.stringify({ amr: [{ method, timestamp: 1 }] }))
  const log = { error: (_: unknown, message: string) => void logged.push(message) }
  const visit = { settings, fetch, log }
  const leadsTo = await endAtOrganisation(visit, `e30.${payload.toString('base64url')}.x`, HOME)
  return { leadsTo, asked, logged }
}

test('a session that began at an organisation ends there too, and comes back to the page of its language', async () => {
  const there = 'https://id.school.example.org/logout?SAMLRequest=x'
  const { leadsTo, asked } = await signOutOf('sso/saml', () => Response.json({ url: there }))
  expect(leadsTo).toBe(there)
  expect(asked.map(({ method, url }) => [method, url])).toEqual([
    ['POST', 'https://api.example.org/auth/v1/sso/logout'],
  ])
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer e30\./)
  expect(await asked[0]?.json()).toEqual({ redirect_to: HOME, skip_http_redirect: true })
})

test('every other session ends here alone, and the organisation is not asked', async () => {
  for (const method of ['password', 'oauth', 'otp']) {
    const { leadsTo, asked } = await signOutOf(method, () => Response.json({ url: HOME }))
    expect([leadsTo, asked]).toEqual([undefined, []])
  }
  const noFetch = () => Promise.reject(new Error('asked'))
  const log = { error: () => {} }
  const visit = { settings, fetch: noFetch, log }
  expect(await endAtOrganisation(visit, undefined, HOME)).toBeUndefined()
  expect(await endAtOrganisation(visit, 'no token', HOME)).toBeUndefined()
})

test('where the organisation or the backend has no single logout the session ends here', async () => {
  const answers = [
    () => Response.json({ url: HOME }),
    () => Response.json({ code: 404 }, { status: 404 }),
  ]
  for (const answer of answers) {
    expect((await signOutOf('sso/saml', answer)).leadsTo).toBeUndefined()
  }
  const away = await signOutOf('sso/saml', () => {
    throw new TypeError('fetch failed')
  })
  expect(away.leadsTo).toBeUndefined()
  expect(away.logged).toEqual(['a session at an organisation could not be ended'])
})
