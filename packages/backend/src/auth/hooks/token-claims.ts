import type { JWTPayload } from 'jose'
import { z } from 'zod'
import { hookErrors } from './hook-errors.ts'

const time = z.int()
const metadata = z.record(z.string(), z.unknown())

/** The claims that other services need; a hook may add others. */
const Claims = z.looseObject({
  iss: z.string().optional(),
  jti: z.string().optional(),
  nbf: time.optional(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: time,
  iat: time,
  sub: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  aal: z.string(),
  session_id: z.string(),
  is_anonymous: z.boolean(),
  app_metadata: metadata.optional(),
  user_metadata: metadata.optional(),
  amr: z.array(z.unknown()).optional(),
})

/** The claims that a hook returned; throws if they are not valid for a token. */
export function readHookClaims(output: unknown): JWTPayload {
  const { data } = z.object({ claims: z.record(z.string(), z.unknown()) }).safeParse(output)
  if (!data) throw hookErrors.failed('output claims field is missing')
  const claims = Claims.safeParse(data.claims)
  if (claims.success) return claims.data
  const faults = claims.error.issues.map(({ path, message }) =>
    path.length === 1 && !(String(path[0]) in data.claims)
      ? `- (root): ${String(path[0])} is required\n`
      : `- ${path.join('.')}: ${message}\n`,
  )
  throw hookErrors.failed(
    `output claims do not conform to the expected schema: \n${faults.join('')}`,
  )
}
