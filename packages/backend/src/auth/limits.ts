import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { MailKind } from '../mail/mail-templates.ts'
import { authErrors } from './auth-error.ts'
import type { AuthSettings } from './auth-settings.ts'
import { clientAddressOf } from './client-address.ts'
import { hashSecret } from './secrets.ts'

export type AddressBucket = 'otp' | 'verify' | 'token'

/** How often is too often. Accounts are counted by the address given, whether it is registered or not. */
export function createLimits({ rateLimits, clientAddressHeader }: AuthSettings) {
  const perAddress = {
    otp: limiter('otp', rateLimits.otp),
    verify: limiter('verify', rateLimits.verify),
    token: limiter('token', rateLimits.token),
  }
  const attempts = limiter('attempts', rateLimits.attempts)
  const mails = limiter('mails', rateLimits.emailSent)
  const oneMail =
    rateLimits.emailFrequency > 0
      ? limiter('mail', { points: 1, seconds: rateLimits.emailFrequency })
      : undefined

  return {
    async countRequest(c: Context, bucket: AddressBucket) {
      const address = clientAddressOf(c, clientAddressHeader)
      if (address && (await waitFor(perAddress[bucket], address))) {
        throw authErrors.tooManyRequests()
      }
    },

    /** Counted before a password or code is looked at, so that many guesses at once are no way round. */
    async countAttempt(email: string) {
      if (await waitFor(attempts, hashSecret(email))) throw authErrors.tooManyRequests()
    },
    async forgetAttempts(email: string) {
      await attempts.delete(hashSecret(email))
    },

    async countMail(kind: MailKind, email: string) {
      const key = hashSecret(email)
      const wait = oneMail && (await waitFor(oneMail, `${kind} ${key}`))
      if (wait) throw authErrors.mailTooSoon(Math.ceil(wait / 1000))
      if (await waitFor(mails, key)) throw authErrors.tooManyMails()
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

function limiter(keyPrefix: string, { points, seconds }: { points: number; seconds: number }) {
  return new RateLimiterMemory({ keyPrefix, points, duration: seconds })
}

/** Milliseconds to wait; 0 when there is room. */
async function waitFor(limiter: RateLimiterMemory, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext ?? 1)
    throw refused
  }
}
