import { z } from 'zod'

export const passwordSettings = {
  passwordMinLength: z.number().default(8),
  /** Character groups of which a password needs one each, e.g. `['0123456789']`. */
  passwordRequiredCharacters: z.array(z.string()).default([]),
  /** A service that speaks like `https://api.pwnedpasswords.com/range/`: leaked passwords are refused. */
  leakedPasswordsUrl: z.url().optional(),
}
export type PasswordSettings = z.output<z.ZodObject<typeof passwordSettings>>
