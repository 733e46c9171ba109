import { z } from 'zod'

/** Sign-in by a number. Whoever turns it on gives `createBackend` something to send messages with. */
export const Phone = z.object({
  enabled: z.boolean().default(false),
  /** Numbers are believed without a code. */
  autoconfirm: z.boolean().default(false),
  otpLength: z.number().min(6).max(10).default(6),
  /** Seconds for which the code of a message is good. */
  otpExpiry: z.number().default(60),
})
