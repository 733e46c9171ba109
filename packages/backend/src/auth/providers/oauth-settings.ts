import { z } from 'zod'

/** Another place at which people may sign in. */
export const OauthProvider = z.object({
  clientId: z.string(),
  secret: z.string(),
  /** The issuer, or an own installation of a provider that we know. */
  url: z.url().optional(),
  /** Address of an OpenID Connect issuer: everything else is read from its discovery document. */
  issuer: z.url().optional(),
  /** Addresses of a provider without discovery, where they differ from the ones we know. */
  authorizationUrl: z.url().optional(),
  tokenUrl: z.url().optional(),
  userinfoUrl: z.url().optional(),
  scopes: z.string().optional(),
  /** Accounts without a verified address are let in, and have none. */
  emailOptional: z.boolean().optional(),
  /** Other clients (apps) whose ID tokens are accepted. */
  acceptableClientIds: z.array(z.string()).default([]),
  skipNonceCheck: z.boolean().default(false),
})
export type OauthProvider = z.output<typeof OauthProvider>
