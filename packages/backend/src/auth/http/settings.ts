import { z } from 'zod'

export const httpSettings = {
  /** URLs beside the site's own that a link may redirect to; `*` and `**` as in Supabase. */
  redirectAllowList: z.array(z.string()).default([]),
  /** The request header in which the operator's proxy names the client IP. */
  clientAddressHeader: z.string().optional(),
}
