import { z } from 'zod'

export const userSettings = {
  /** A new password needs a fresh session, or a code that was sent. */
  securePasswordChange: z.boolean().default(false),
  /** A new password needs the old one, where there is one and no code was sent instead. */
  requireCurrentPassword: z.boolean().default(false),
  /** Users may add providers to their account, and remove them. */
  manualLinkingEnabled: z.boolean().default(false),
}
