import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'

const TEN_YEARS = 10 * 365 * 24 * 3600

/** A secret and the two API keys signed with it, as a Supabase project has them; or the keys for a given secret. */
export async function generateKeys(
  jwtSecret = randomBytes(32).toString('base64url'),
  now = new Date(),
) {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const keyOf = (role: string) =>
    new SignJWT({ iss: 'supabase', role, iat: issuedAt, exp: issuedAt + TEN_YEARS })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(jwtSecret))

  return { jwtSecret, anonKey: await keyOf('anon'), serviceRoleKey: await keyOf('service_role') }
}
