import { z } from 'zod'

/** Passkeys and security keys: the relying party. */
export const Passkeys = z.object({
  enabled: z.boolean().default(false),
  /** By default the site's host, name and origin. */
  rpId: z.string().optional(),
  rpName: z.string().optional(),
  rpOrigins: z.array(z.string()).default([]),
})
