import { z } from 'zod'
import { normalisePhone } from './phone-number.ts'

/** Sign-in by phone. It needs the option `sms` of `createBackend`, or the hook `sendSms`. */
export const Phone = z.object({
  enabled: z.boolean().default(false),
  /** Accepts phone numbers without a confirmation. */
  autoconfirm: z.boolean().default(false),
  otpLength: z.number().min(6).max(10).default(6),
  /** Seconds for which a code is valid. */
  otpExpiry: z.number().default(60),
  /** Codes of test numbers, to which no SMS is sent; until `testCodesValidUntil`, if it is given. */
  testCodes: z.record(z.string(), z.string()).default({}),
  testCodesValidUntil: z.date().optional(),
})

export type PhoneSettings = z.output<typeof Phone>

/** The fixed code of a test number. */
export function testCodeOf(
  { testCodes, testCodesValidUntil }: PhoneSettings,
  phone: string,
  now: Date,
): string | undefined {
  if (testCodesValidUntil && now >= testCodesValidUntil) return undefined
  const known = Object.entries(testCodes).find(([number]) => normalisePhone(number) === phone)
  return known?.[1]
}
