import { z } from 'zod'

export const signUpSettings = {
  disableSignup: z.boolean().default(false),
  /** Allows accounts without an e-mail address or a phone number. */
  anonymousEnabled: z.boolean().default(false),
}
export type SignUpSettings = z.output<z.ZodObject<typeof signUpSettings>>
