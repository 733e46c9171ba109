import { z } from 'zod'

/** EdDSA, ES256 and RS256, which all browsers support. */
export const SUPPORTED_ALGORITHMS = [-8, -7, -257]

/** A new credential, as browsers encode it. */
export const NewCredential = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string()).optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
})

/** An authenticator's signature, as browsers encode it. */
export const SignedCredential = z.object({
  id: z.string(),
  rawId: z.string(),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
  clientExtensionResults: z.object({}).default({}),
})
export type SignedCredential = z.output<typeof SignedCredential>
