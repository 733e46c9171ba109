import { z } from 'zod'

export const emailSettings = {
  emailEnabled: z.boolean().default(true),
  /** Accepts e-mail addresses without a confirmation. */
  mailerAutoconfirm: z.boolean().default(false),
  /** Digits of an e-mailed code. */
  otpLength: z.number().default(6),
  /** Seconds for which an e-mailed link or code is valid. */
  otpExpiry: z.number().default(3600),
  /** A change of the e-mail address needs the consent of both addresses. */
  doubleConfirmEmailChange: z.boolean().default(true),
}
