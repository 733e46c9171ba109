import { z } from 'zod'

/** Second factors. */
export const Mfa = z.object({
  maxEnrolledFactors: z.number().default(10),
  /** Seconds for which a challenge is valid. */
  challengeExpiry: z.number().default(300),
  /** Seconds after which a factor that was never verified is removed. */
  unverifiedFactorExpiry: z.number().default(300),
  totpEnrollEnabled: z.boolean().default(true),
  totpVerifyEnabled: z.boolean().default(true),
  /** Codes by SMS. */
  phoneEnrollEnabled: z.boolean().default(false),
  phoneVerifyEnabled: z.boolean().default(false),
  /** Recovery codes, beside another second factor. */
  recoveryCodesEnrollEnabled: z.boolean().default(true),
  recoveryCodesVerifyEnabled: z.boolean().default(true),
  /** Security keys, of the relying party of `passkeys`. */
  webauthnEnrollEnabled: z.boolean().default(false),
  webauthnVerifyEnabled: z.boolean().default(false),
})
export type MfaSettings = z.output<typeof Mfa>
