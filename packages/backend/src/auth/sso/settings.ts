import { z } from 'zod'

/** Sign-in at the identity provider of an organisation. */
export const Saml = z.object({
  enabled: z.boolean().default(false),
  /** A key as PEM and its certificate: requests to identity providers are signed with it. */
  privateKey: z.string().optional(),
  certificate: z.string().optional(),
  /** Assertions may come encrypted for that key. */
  allowEncryptedAssertions: z.boolean().default(false),
  /** Seconds that a user may take at their identity provider. */
  relayStateExpiry: z.number().default(600),
})
export type SamlSettings = z.output<typeof Saml>
