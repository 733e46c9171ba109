import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { authService } from '../../../test/auth/auth-service.ts'
import { oauthApplication } from '../../../test/auth/oauth-application.ts'

const service = await authService({ auth: { oauthServer: { enabled: true } } })

/** What an application sees of Anna, in its token and when it asks. */
async function seenWith(scope: string) {
  const anna = await service.makePerson({ full_name: 'Anna' })
  const application = await oauthApplication(service, { scope: 'openid email phone profile' })
  const { access_token: token } = await application.enter(anna, { scope })
  const authorization = `Bearer ${token}`
  const { json } = await service.send('GET', '/user', undefined, { authorization })
  return { email: anna.email, claims: decodeJwt(token), user: json }
}

test('an application that asked for nothing sees no address, no name and no identity', async () => {
  const { email, claims, user } = await seenWith('openid')
  expect(user).toMatchObject({ id: claims.sub, email: '', user_metadata: {}, identities: [] })
  expect(JSON.stringify([claims, user])).not.toContain(email)
  expect(JSON.stringify([claims, user])).not.toContain('Anna')
})

test('with the address it sees the address alone', async () => {
  const { email, claims, user } = await seenWith('openid email')
  expect([claims.email, user.email]).toEqual([email, email])
  expect(JSON.stringify([claims, user])).not.toContain('Anna')
})

test('with the profile it sees the name, and no address', async () => {
  const { email, claims, user } = await seenWith('openid profile')
  expect(claims).toMatchObject({ email: '', user_metadata: { full_name: 'Anna' } })
  expect(JSON.stringify([claims, user])).not.toContain(email)
})
