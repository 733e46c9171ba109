import { z } from 'zod'

const limit = (points: number, seconds: number) =>
  z.object({ points: z.number(), seconds: z.number() }).default({ points, seconds })

const RateLimits = z.object({
  /** Requests that may cause an e-mail (signup, recover, resend, otp, user), per client IP. */
  otp: limit(30, 300),
  /** Verifications, per client IP. */
  verify: limit(30, 300),
  /** Anonymous accounts, per client IP. */
  anonymous: limit(30, 3600),
  /** Passkey sign-ins begun, per client IP. */
  passkey: limit(30, 300),
  /** OAuth redirects and callbacks, per client IP. */
  authorize: limit(60, 300),
  /** OAuth clients that register themselves, per client IP. */
  register: limit(10, 3600),
  /** Challenges and codes of second factors, per client IP. */
  mfa: limit(15, 60),
  /** Token requests of any grant, per client IP. */
  token: limit(150, 300),
  /**
   * Failed attempts in a row: codes per account, passwords per account and client IP; a success resets them. Ten
   * times as many passwords per account from all client IPs together.
   */
  attempts: limit(10, 300),
  /** E-mails per address. */
  emailSent: limit(30, 3600),
  /** Seconds between two e-mails of one kind to one address. */
  emailFrequency: z.number().default(60),
  /** SMS per phone number. */
  smsSent: limit(30, 3600),
  /** SMS that one client IP causes. */
  smsRequests: limit(30, 3600),
  /** Seconds between two SMS to one phone number. */
  smsFrequency: z.number().default(60),
  /** Wallet sign-ins, per client IP. */
  web3: limit(30, 300),
  /** SAML redirects and responses, per client IP. */
  sso: limit(30, 300),
})

export const limitSettings = {
  rateLimits: RateLimits.prefault({}),
  /** Counts in this process, or for all processes; by default an external database is shared. */
  rateLimitStore: z.enum(['memory', 'database']).optional(),
}
export type LimitSettings = z.output<z.ZodObject<typeof limitSettings>>
