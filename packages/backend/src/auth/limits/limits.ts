import type { Database } from '@slovo/database'
import { networkOf } from '../../kernel/http/client-ip.ts'
import { hashSecret } from '../../kernel/keys/secrets.ts'
import type { MailKind } from '../../outbox/email/mail-templates.ts'
import type { SmsKind } from '../../outbox/sms/sms-templates.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { limitErrors } from './errors.ts'
import { countIn, databaseLimiter, memoryLimiter } from './rate-limiter.ts'
import type { LimitSettings } from './settings.ts'

/**
 * The rate limits of `/auth/v1`. Clients are counted by their network; accounts by the e-mail address or phone number
 * of the request, registered or not, so that a limit does not reveal which ones exist.
 */
export function createLimits(settings: LimitSettings, database: Database) {
  const { rateLimits } = settings
  const store = settings.rateLimitStore ?? (database.kind === 'external' ? 'database' : 'memory')
  const limiter = store === 'database' ? databaseLimiter(database) : memoryLimiter
  const once = (keyPrefix: string, seconds: number) =>
    seconds > 0 ? limiter(keyPrefix, { points: 1, seconds }) : undefined

  const requests = {
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
  const passwordsOfClient = limiter('passwords-here', attempts)
  const passwords = limiter('passwords', { ...attempts, points: attempts.points * 10 })
  const emails = limiter('mails', rateLimits.emailSent)
  const oneEmail = once('mail', rateLimits.emailFrequency)
  const smsOfClient = limiter('texts-here', rateLimits.smsRequests)
  const sms = limiter('texts', rateLimits.smsSent)
  const oneSms = once('text', rateLimits.smsFrequency)

  return {
    async countRequest(device: ClientDevice, bucket: keyof typeof requests) {
      const network = networkOfDevice(device)
      if (network && (await countIn(requests[bucket], network))) throw limitErrors.tooManyRequests()
    },

    /**
     * Count before the password is checked: concurrent guesses are then no way round. A client that guesses is
     * stopped long before the account's owner is locked out elsewhere.
     */
    async countPassword(device: ClientDevice, name: string) {
      if (await countIn(passwordsOfClient, clientKey(device, name))) {
        throw limitErrors.tooManyRequests()
      }
      if (await countIn(passwords, hashSecret(name))) throw limitErrors.tooManyRequests()
    },
    async resetPasswordAttempts(device: ClientDevice, name: string) {
      await passwordsOfClient.delete(clientKey(device, name))
      await passwords.delete(hashSecret(name))
    },

    /** Codes are short: they are counted per account, whichever client sends them. */
    async countCode(name: string, makeError = limitErrors.tooManyRequests) {
      if (await countIn(codes, hashSecret(name))) throw makeError()
    },
    async resetCodeAttempts(name: string) {
      await codes.delete(hashSecret(name))
    },

    async countEmail(kind: MailKind, email: string) {
      const key = hashSecret(email)
      const wait = oneEmail && (await countIn(oneEmail, `${kind} ${key}`))
      if (wait) throw limitErrors.mailTooSoon(Math.ceil(wait / 1000))
      if (await countIn(emails, key)) throw limitErrors.tooManyMails()
    },

    /** SMS cost money: they are also counted per client, whatever the phone number. */
    async countSms(device: ClientDevice, kind: SmsKind, phone: string) {
      const key = hashSecret(phone)
      const network = networkOfDevice(device)
      const wait = oneSms && (await countIn(oneSms, `${kind} ${key}`))
      if (wait) throw limitErrors.smsTooSoon(Math.ceil(wait / 1000))
      if (network && (await countIn(smsOfClient, network))) throw limitErrors.tooManySms()
      if (await countIn(sms, key)) throw limitErrors.tooManySms()
    },
  }
}

export type Limits = ReturnType<typeof createLimits>

function networkOfDevice({ ip }: ClientDevice) {
  return ip && networkOf(ip)
}

function clientKey(device: ClientDevice, name: string) {
  return `${hashSecret(name)} ${networkOfDevice(device) ?? ''}`
}
