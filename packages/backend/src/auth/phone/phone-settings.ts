import { z } from 'zod'
import { normalisePhone } from './phone-number.ts'

/** Sign-in by a number. Whoever turns it on gives `createBackend` something to send messages with. */
export const Phone = z.object({
  enabled: z.boolean().default(false),
  /** Numbers are believed without a code. */
  autoconfirm: z.boolean().default(false),
  otpLength: z.number().min(6).max(10).default(6),
  /** Seconds for which the code of a message is good. */
  otpExpiry: z.number().default(60),
  /** Codes of numbers to which no message is sent, for trying out; until a moment, if one is given. */
  testCodes: z.record(z.string(), z.string()).default({}),
  testCodesValidUntil: z.date().optional(),
})

/** The code that a number always has, where it is one of those for trying out. */
export function testCodeOf(
  { testCodes, testCodesValidUntil }: z.output<typeof Phone>,
  phone: string,
  now: Date,
): string | undefined {
  if (testCodesValidUntil && now >= testCodesValidUntil) return undefined
  const known = Object.entries(testCodes).find(([number]) => normalisePhone(number) === phone)
  return known?.[1]
}
