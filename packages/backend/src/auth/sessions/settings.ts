import { z } from 'zod'

export const sessionSettings = {
  /** Seconds for which the code of a PKCE flow is valid. */
  flowStateExpiry: z.number().default(300),
  /** Seconds during which a used refresh token gets the same answer again. */
  refreshTokenReuseInterval: z.number().default(10),
  /** Seconds after which a session ends whatever happens; 0 is never. */
  sessionTimebox: z.number().default(0),
  /** Seconds without a refresh after which a session ends; 0 is never. */
  sessionInactivityTimeout: z.number().default(0),
}
export type SessionSettings = z.output<z.ZodObject<typeof sessionSettings>>
