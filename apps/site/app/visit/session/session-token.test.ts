import { expect, test } from 'vitest'
import { signedInCookies } from '../../../test/signed-in.ts'
import { hasSession, readFreshToken } from './session-token.server.ts'

const tokenWith = (secondsLeft: number) =>
  readFreshToken(
    signedInCookies({ access_token: 'a', expires_at: Date.now() / 1000 + secondsLeft }),
    'https://project.supabase.co',
  )

// S4-refresh S9-refresh
test('a token is used as it is until 90 seconds before it expires', async () => {
  expect(await tokenWith(100)).toBe('a')
  expect(await tokenWith(89)).toBeUndefined()
  expect(await tokenWith(-1)).toBeUndefined()
})

test('a cookie that Supabase’s client did not write holds no token', async () => {
  const cookies = signedInCookies({ something: 'else' })
  expect(hasSession(cookies)).toBe(true)
  expect(await readFreshToken(cookies, 'https://project.supabase.co')).toBeUndefined()
  expect(await readFreshToken(cookies, 'https://another.supabase.co')).toBeUndefined()
})
