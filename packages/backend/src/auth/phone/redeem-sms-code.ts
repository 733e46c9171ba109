import type { Queries } from '@slovo/database'
import { secondsBefore } from '../../kernel/times.ts'
import { type Account, findAccount, isBanned } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { confirmPhone } from '../accounts/phone-accounts.ts'
import { emailErrors } from '../email/errors.ts'
import { consumeToken, linkTokensOf, type TokenType } from '../email/one-time-tokens.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { dropUnprovenPassword } from '../passwords/sign-up-passwords.ts'
import { phoneErrors } from './errors.ts'
import { changePhone } from './phone-change.ts'
import { normalisePhone } from './phone-number.ts'
import type { CodeServices } from './prepare-sms.ts'

const TYPES = new Map<string, TokenType[]>([
  ['sms', ['confirmation_token', 'recovery_token']],
  ['phone_change', ['phone_change_token']],
])

interface PhoneProof {
  phone: string
  types: TokenType[]
  code: string
}

/** A phone number with the code that was sent to it, as `POST /verify` gets them. */
export function readPhoneProof(type: string, given: string, code: string): PhoneProof {
  const phone = normalisePhone(given)
  if (!phone) throw phoneErrors.invalidVerifyPhone()
  const types = TYPES.get(type)
  if (!types) throw requestErrors.validationFailed('Unsupported verification type')
  return { phone, types, code }
}

/** Consumes the code of an SMS and does what it was sent for. */
export async function redeemSmsCode(
  { settings, now }: CodeServices,
  tx: Queries,
  { phone, types, code }: PhoneProof,
): Promise<Account> {
  const at = now()
  const token = await consumeToken(tx, {
    types,
    tokenHashes: linkTokensOf(settings.jwtSecret, types, phone, code),
    issuedAfter: secondsBefore(at, settings.auth.phone.otpExpiry),
  })
  const account = token && (await findAccount(tx, token.userId))
  if (!account) throw emailErrors.codeExpired()
  const isChange = token.type === 'phone_change_token'
  if ((isChange ? account.phone_change : account.phone) !== phone) throw emailErrors.codeExpired()
  if (isBanned(account, at)) throw accountErrors.userBanned()
  if (isChange) return changePhone(tx, account, phone, at)

  const isRecovery = token.type === 'recovery_token'
  return confirmPhone(tx, await dropUnprovenPassword(tx, account, { isRecovery }), at)
}
