import type { Database } from '@slovo/database'
import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { clientIp } from '../../kernel/http/client-ip.ts'
import { networkOf } from '../../kernel/http/client-network.ts'
import { hashSecret } from '../../kernel/keys/secrets.ts'
import type { MailKind } from '../../outbox/email/mail-templates.ts'
import type { SmsKind } from '../../outbox/sms/sms-templates.ts'
import type { AuthSettings } from '../auth-settings.ts'
import { limitErrors } from './errors.ts'

export type AddressBucket =
  | 'otp'
  | 'verify'
  | 'token'
  | 'anonymous'
  | 'mfa'
  | 'authorize'
  | 'register'
  | 'passkey'
  | 'web3'
  | 'sso'

/** How often is too often. Accounts are counted by the address given, whether it is registered or not. */
export function createLimits(settings: AuthSettings, database: Database) {
  const { rateLimits, clientAddressHeader } = settings
  const store = settings.rateLimitStore ?? (database.kind === 'external' ? 'database' : 'memory')
  const limiter = store === 'database' ? sharedLimiter(database) : ownLimiter
  const perAddress = {
    otp: limiter('otp', rateLimits.otp),
    verify: limiter('verify', rateLimits.verify),
    token: limiter('token', rateLimits.token),
    authorize: limiter('authorize', rateLimits.authorize),
    register: limiter('register', rateLimits.register),
    passkey: limiter('passkey', rateLimits.passkey),
    web3: limiter('web3', rateLimits.web3),
    sso: limiter('sso', rateLimits.sso),
    mfa: limiter('mfa', rateLimits.mfa),
    anonymous: limiter('anonymous', rateLimits.anonymous),
  }
  const { attempts } = rateLimits
  const codes = limiter('codes', attempts)
  const passwordsHere = limiter('passwords-here', attempts)
  const passwords = limiter('passwords', { ...attempts, points: attempts.points * 10 })
  const clientOf = (c: Context) => {
    const address = clientIp(c, clientAddressHeader)
    return address && networkOf(address)
  }
  const placeOf = (c: Context, email: string) => `${hashSecret(email)} ${clientOf(c) ?? ''}`
  const mails = limiter('mails', rateLimits.emailSent)
  const once = (keyPrefix: string, seconds: number) =>
    seconds > 0 ? limiter(keyPrefix, { points: 1, seconds }) : undefined
  const oneMail = once('mail', rateLimits.emailFrequency)
  const textsHere = limiter('texts-here', rateLimits.smsRequests)
  const texts = limiter('texts', rateLimits.smsSent)
  const oneText = once('text', rateLimits.smsFrequency)

  return {
    async countRequest(c: Context, bucket: AddressBucket) {
      const client = clientOf(c)
      if (client && (await waitFor(perAddress[bucket], client))) {
        throw limitErrors.tooManyRequests()
      }
    },

    /**
     * Counted before the password is looked at, so that many guesses at once are no way round. Somebody who
     * guesses from one place is stopped there long before the owner is kept out elsewhere.
     */
    async countPassword(c: Context, email: string) {
      if (await waitFor(passwordsHere, placeOf(c, email))) throw limitErrors.tooManyRequests()
      if (await waitFor(passwords, hashSecret(email))) throw limitErrors.tooManyRequests()
    },
    async resetPasswordAttempts(c: Context, email: string) {
      await passwordsHere.delete(placeOf(c, email))
      await passwords.delete(hashSecret(email))
    },

    /** Codes are short: they are counted for the account, wherever they are typed. */
    async countCode(email: string, refusal = limitErrors.tooManyRequests) {
      if (await waitFor(codes, hashSecret(email))) throw refusal()
    },
    async resetCodeAttempts(email: string) {
      await codes.delete(hashSecret(email))
    },

    async countEmail(kind: MailKind, email: string) {
      const key = hashSecret(email)
      const wait = oneMail && (await waitFor(oneMail, `${kind} ${key}`))
      if (wait) throw limitErrors.mailTooSoon(Math.ceil(wait / 1000))
      if (await waitFor(mails, key)) throw limitErrors.tooManyMails()
    },

    /** Messages cost money: they are also counted for whoever causes them, whatever the number. */
    async countSms(c: Context, kind: SmsKind, phone: string) {
      const [key, client] = [hashSecret(phone), clientOf(c)]
      const wait = oneText && (await waitFor(oneText, `${kind} ${key}`))
      if (wait) throw limitErrors.smsTooSoon(Math.ceil(wait / 1000))
      if (client && (await waitFor(textsHere, client))) throw limitErrors.tooManySms()
      if (await waitFor(texts, key)) throw limitErrors.tooManySms()
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

type Limiter = RateLimiterMemory | RateLimiterPostgres
interface Limit {
  points: number
  seconds: number
}

function ownLimiter(keyPrefix: string, { points, seconds }: Limit) {
  return new RateLimiterMemory({ keyPrefix, points, duration: seconds })
}

/** Counts for all processes of a site together. */
function sharedLimiter(database: Database) {
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => database.query(text, values),
  }
  return (keyPrefix: string, { points, seconds }: Limit) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      schemaName: 'auth',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: seconds,
    })
}

/** Milliseconds to wait; 0 when there is room. */
async function waitFor(limiter: Limiter, key: string): Promise<number> {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext ?? 1)
    throw refused
  }
}
