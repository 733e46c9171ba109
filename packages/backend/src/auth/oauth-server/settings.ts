import { z } from 'zod'

/** Other applications may sign users in with their account here. */
export const OauthServerSettings = z.object({
  enabled: z.boolean().default(false),
  /** The site's consent page; `?authorization_id=…` is appended. */
  authorizationPath: z.string().startsWith('/').default('/oauth/consent'),
  /** Whether applications may register themselves. */
  allowDynamicRegistration: z.boolean().default(false),
  /** The scope of applications that request none. */
  defaultScope: z.string().default('email'),
  /** Seconds in which the user has to decide. */
  authorizationExpiry: z.number().default(600),
})
export type OauthServerSettings = z.output<typeof OauthServerSettings>
