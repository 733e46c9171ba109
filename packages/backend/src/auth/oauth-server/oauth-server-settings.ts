import { z } from 'zod'

/** People may use their account here at other applications. */
export const OauthServer = z.object({
  enabled: z.boolean().default(false),
  /** The page of the site that asks whether an application may; `?authorization_id=…` is added. */
  authorizationPath: z.string().startsWith('/').default('/oauth/consent'),
  /** Whether applications may register themselves. */
  allowDynamicRegistration: z.boolean().default(false),
  /** What an application gets that asks for nothing. */
  defaultScope: z.string().default('email'),
  /** Seconds that somebody may think about it. */
  authorizationExpiry: z.number().default(600),
})
