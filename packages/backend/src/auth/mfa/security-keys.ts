import { z } from 'zod'
import type { Factor } from './factors.ts'

/** What is kept of a key in `auth.mfa_factors.web_authn_credential`: nothing that is secret. */
const SecurityKey = z.object({
  id: z.string(),
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
})
export type SecurityKey = z.output<typeof SecurityKey>

/** The key of a factor, once it has one. */
export function keyOf({ web_authn_credential: kept }: Factor): SecurityKey | undefined {
  return kept ? SecurityKey.parse(kept) : undefined
}
