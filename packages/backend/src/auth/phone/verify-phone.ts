import type { Queries } from '@slovo/database'
import { type Account, findAccount, isBanned } from '../accounts.ts'
import { authErrors } from '../auth-error.ts'
import type { AuthParts } from '../auth-parts.ts'
import { linkTokensOf, spendToken, type TokenType } from '../one-time-tokens.ts'
import { normalisePhone } from '../phone-number.ts'
import { secondsBefore } from '../times.ts'
import { changePhone, confirmPhone } from './phone-accounts.ts'

const TYPES = new Map<string, TokenType>([
  ['sms', 'confirmation_token'],
  ['phone_change', 'phone_change_token'],
])

export interface PhoneProof {
  phone: string
  type: TokenType
  code: string
}

/** A number with the code that was sent to it, as `POST /verify` gets them. */
export function readPhoneProof(type: string, given: string, code: string): PhoneProof {
  const phone = normalisePhone(given)
  if (!phone) throw authErrors.invalidVerifyPhone()
  const known = TYPES.get(type)
  if (!known) throw authErrors.validationFailed('Unsupported verification type')
  return { phone, type: known, code }
}

/** Uses the code of a message up and does what it was for. */
export async function acceptPhoneCode(
  { settings, now }: AuthParts,
  tx: Queries,
  { phone, type, code }: PhoneProof,
): Promise<Account> {
  const at = now()
  const spent = await spendToken(tx, {
    types: [type],
    tokenHashes: linkTokensOf(settings.jwtSecret, [type], phone, code),
    issuedAfter: secondsBefore(at, settings.auth.phone.otpExpiry),
  })
  const account = spent && (await findAccount(tx, spent.userId))
  const waiting = type === 'phone_change_token' ? account?.phone_change : account?.phone
  if (!account || waiting !== phone) throw authErrors.codeExpired()
  if (isBanned(account, at)) throw authErrors.userBanned()
  return type === 'phone_change_token'
    ? changePhone(tx, account, phone, at)
    : confirmPhone(tx, account, at)
}
