import { z } from 'zod'

/** A sign-in provider. */
export const OauthProvider = z.object({
  clientId: z.string(),
  secret: z.string(),
  /** The issuer, or the base URL of a self-hosted provider. */
  url: z.url().optional(),
  /** An OpenID Connect issuer: everything else is read from its discovery document. */
  issuer: z.url().optional(),
  /** URLs of a provider without discovery, if they differ from the catalogue's. */
  authorizationUrl: z.url().optional(),
  tokenUrl: z.url().optional(),
  userinfoUrl: z.url().optional(),
  scopes: z.string().optional(),
  /** Accept provider accounts that have no verified e-mail; no e-mail is stored. */
  emailOptional: z.boolean().optional(),
  /** Other clients (apps) whose ID tokens are accepted. */
  acceptableClientIds: z.array(z.string()).default([]),
  skipNonceCheck: z.boolean().default(false),
})
export type OauthProvider = z.output<typeof OauthProvider>
