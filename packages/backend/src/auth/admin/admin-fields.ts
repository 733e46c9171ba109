import { z } from 'zod'
import { isUuid } from '../../kernel/http/uuid.ts'
import { secondsAfter } from '../../kernel/times.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { metadata, optionalText } from '../http/read-body.ts'
import { passwordErrors } from '../passwords/errors.ts'
import { hashPassword, isPasswordHash } from '../passwords/hashing.ts'
import { MAX_PASSWORD_BYTES } from '../passwords/password-rules.ts'
import { normalisePhone } from '../phone/phone-number.ts'

const name = z
  .string()
  .max(255)
  .nullish()
  .transform((text) => text || undefined)

/** What an admin may set of an account. */
export const AdminFields = z.object({
  id: optionalText,
  aud: name,
  role: name,
  email: optionalText,
  phone: optionalText,
  password: z.string().nullish(),
  password_hash: optionalText,
  email_confirm: z.boolean().nullish(),
  phone_confirm: z.boolean().nullish(),
  user_metadata: metadata,
  app_metadata: metadata,
  ban_duration: optionalText,
})
export type AdminFields = z.output<typeof AdminFields>

/** Checks the fields that have a format, and normalises them. */
export function readAdminFields(body: AdminFields, now: Date) {
  if (body.id && (!isUuid(body.id) || /^[0-]+$/.test(body.id))) {
    throw requestErrors.validationFailed('ID must be an UUID, and not the nil one')
  }
  if (body.password && body.password_hash) {
    throw requestErrors.validationFailed('Only a password or a password hash should be provided')
  }
  const email = body.email && readEmailAddress(body.email)
  if (body.email && !email) throw accountErrors.invalidEmail()
  const phone = body.phone && normalisePhone(body.phone)
  if (body.phone && !phone) throw accountErrors.invalidPhone()
  return { email, phone, bannedUntil: readBan(body.ban_duration, now) }
}

/** `null` ends a ban. */
function readBan(text: string | undefined, now: Date): Date | null | undefined {
  if (text === undefined) return undefined
  if (text === 'none') return null
  const seconds = readGoDuration(text)
  if (seconds === undefined) {
    throw requestErrors.validationFailed(
      'invalid format for ban duration: a duration such as "24h", or "none", is expected',
    )
  }
  return secondsAfter(now, seconds)
}

/** The hash to store; nothing where the body has no password. */
export async function readAdminPassword({ password, password_hash: given }: AdminFields) {
  if (given) {
    if (!(await isPasswordHash(given))) {
      throw requestErrors.validationFailed('The password hash is neither bcrypt nor argon2')
    }
    return given
  }
  if (!password) return undefined
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) throw passwordErrors.passwordTooLong()
  return hashPassword(password)
}

const SECONDS: Record<string, number | undefined> = {
  ns: 1e-9,
  us: 1e-6,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  m: 60,
  h: 3600,
}
const WHOLE = /^(0|((\d+\.?\d*|\.\d+)(ns|us|µs|ms|s|m|h))+)$/
const PART = /([\d.]+)(ns|us|µs|ms|s|m|h)/g
const LONGEST = 2 ** 63 / 1e9

/** Seconds in a length of time as Go writes it (`24h`, `1h30m`), or nothing if it is none. */
function readGoDuration(text: string): number | undefined {
  if (!WHOLE.test(text)) return undefined
  let seconds = 0
  for (const [, amount, unit] of text.matchAll(PART)) {
    seconds += Number(amount) * (SECONDS[unit ?? ''] ?? Number.NaN)
  }
  return seconds < LONGEST ? seconds : undefined
}
