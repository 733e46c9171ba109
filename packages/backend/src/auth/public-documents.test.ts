import { expect, test } from 'vitest'
import { authService } from '../../test/auth/auth-service.ts'

const service = await authService()

test('a visitor reads what can be used', async () => {
  const { json } = await service.send('GET', '/settings')
  expect(json).toMatchObject({
    external: { email: true, phone: false, google: false, anonymous_users: false },
    disable_signup: false,
    mailer_autoconfirm: false,
  })
  expect((await service.send('GET', '/health')).json).toMatchObject({ name: 'GoTrue' })
})

// S9-key-set
test('the published keys are public ones, and may be kept for ten minutes', async () => {
  const { json, headers } = await service.send('GET', '/.well-known/jwks.json')
  expect(headers.get('cache-control')).toBe('public, max-age=600')
  expect(json.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
      kid: expect.any(String),
      x: expect.any(String),
      y: expect.any(String),
    },
  ])
})
