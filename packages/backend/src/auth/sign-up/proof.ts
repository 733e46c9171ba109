import type { Queries } from '@slovo/database'
import type { Account } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { emailErrors } from '../email/errors.ts'
import { linkTokensOf } from '../email/one-time-tokens.ts'
import { type RedeemServices, redeemToken, tokenTypesOf } from '../email/redeem-token.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { CodeServices } from '../phone/prepare-sms.ts'
import { readPhoneProof, redeemSmsCode } from '../phone/redeem-sms-code.ts'
import { signUpErrors } from './errors.ts'

export interface ProofServices {
  settings: RedeemServices['settings'] & CodeServices['settings']
  now: () => Date
}

interface ProofFields {
  type?: string
  token?: string
  token_hash?: string
  email?: string
  phone?: string
}

/** What a client sends to `/verify`: a link token alone, or a code with the address or number it was sent to. */
export function readProof(fields: ProofFields, jwtSecret: string) {
  const { type, token, token_hash: tokenHash, email, phone } = fields
  if (!type) throw requestErrors.validationFailed('Verify requires a verification type')
  if (Boolean(token) === Boolean(tokenHash)) {
    throw requestErrors.validationFailed('Verify requires either a token or a token hash')
  }
  if (tokenHash) {
    if (email || phone) {
      throw requestErrors.validationFailed('Only the token_hash and type should be provided')
    }
    const types = tokenTypesOf(type)
    return { tokenHashes: [tokenHash], types, error: emailErrors.linkExpired() }
  }
  if (Boolean(email) === Boolean(phone)) {
    throw requestErrors.validationFailed(
      'Only an email address or phone number should be provided on verify',
    )
  }
  if (phone) return readPhoneProof(type, phone, token ?? '')

  const sentTo = readEmailAddress(email ?? '')
  if (!sentTo) throw signUpErrors.invalidVerifyEmail()
  const types = tokenTypesOf(type)
  const tokenHashes = linkTokensOf(jwtSecret, types, sentTo, token ?? '')
  return { email: sentTo, types, tokenHashes, error: emailErrors.codeExpired() }
}

/** The account of the proof; nothing where another address has to agree first. */
export async function redeemProof(
  services: ProofServices,
  tx: Queries,
  proof: ReturnType<typeof readProof>,
): Promise<Account | undefined> {
  if ('phone' in proof) return redeemSmsCode(services, tx, proof)
  const { account, isAwaitingOther } = await redeemToken(services, tx, proof)
  return isAwaitingOther ? undefined : account
}
