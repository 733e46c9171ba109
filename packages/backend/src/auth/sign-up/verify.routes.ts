import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Account } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import type { AuthParts } from '../auth-parts.ts'
import { emailErrors } from '../email/errors.ts'
import { linkTokensOf } from '../email/one-time-tokens.ts'
import { AWAITING_OTHER_EMAIL_MESSAGE, redeemToken, tokenTypesOf } from '../email/redeem-token.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { acceptPhoneCode, readPhoneProof } from '../phone/verify-phone.ts'
import { deviceOf, startSession } from '../sessions/sessions.ts'
import { signUpErrors } from './errors.ts'
import { followLink } from './verify-link.ts'

const Verify = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
})

/** `/verify`: a code that was sent, or a link token, typed in or given by a client (POST), or a link followed (GET). */
export function verifyRoutes(parts: AuthParts) {
  return new Hono()
    .get('/', (c) => followLink(parts, c))
    .post('/', async (c) => {
      await parts.limits.countRequest(c, 'verify')
      const proof = readProof(readBody(c, Verify), parts)
      const address = 'phone' in proof ? proof.phone : proof.email
      if (address) await parts.limits.countCode(address)

      const session = await parts.database.transaction(async (tx) => {
        const account = await accept(parts, tx, proof)
        if (!account) return undefined
        return startSession(parts, tx, account, { method: 'otp', device: deviceOf(c, parts) })
      })
      if (address) await parts.limits.resetCodeAttempts(address)
      return session
        ? answerSession(c, session)
        : c.json({ msg: AWAITING_OTHER_EMAIL_MESSAGE, code: '200' })
    })
}

type Proof = ReturnType<typeof readProof>

/** The account whose proof this is, unless another address has to agree first. */
async function accept(parts: AuthParts, tx: Queries, proof: Proof): Promise<Account | undefined> {
  if ('phone' in proof) return acceptPhoneCode(parts, tx, proof)
  const { account, isAwaitingOther } = await redeemToken(parts, tx, proof)
  return isAwaitingOther ? undefined : account
}

function readProof(body: z.output<typeof Verify>, { settings }: AuthParts) {
  const { type, token, token_hash: tokenHash, email, phone } = body
  if (!type) throw requestErrors.validationFailed('Verify requires a verification type')
  if (Boolean(token) === Boolean(tokenHash)) {
    throw requestErrors.validationFailed('Verify requires either a token or a token hash')
  }
  if (tokenHash) {
    if (email || phone) {
      throw requestErrors.validationFailed('Only the token_hash and type should be provided')
    }
    const types = tokenTypesOf(type)
    return { tokenHashes: [tokenHash], types, refusal: emailErrors.linkExpired() }
  }
  if (Boolean(email) === Boolean(phone)) {
    throw requestErrors.validationFailed(
      'Only an email address or phone number should be provided on verify',
    )
  }
  if (phone) return readPhoneProof(type, phone, token ?? '')

  const address = readEmailAddress(email ?? '')
  if (!address) throw signUpErrors.invalidVerifyEmail()
  const types = tokenTypesOf(type)
  return {
    email: address,
    types,
    tokenHashes: linkTokensOf(settings.jwtSecret, types, address, token ?? ''),
    refusal: emailErrors.codeExpired(),
  }
}
