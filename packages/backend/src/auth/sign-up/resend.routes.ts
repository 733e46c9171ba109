import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { findByEmail, findByEmailChange } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { AuthParts } from '../auth-parts.ts'
import { prepareEmail, prepareEmailChange } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { resendText } from '../phone/resend-text.ts'
import { type Challenge, challengeFields, readChallenge } from '../sessions/flow-states.ts'

const Request = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeFields,
})

/** `POST /resend`: the mail or message that is still waited for, once more, with a fresh token. */
export function resendRoutes(parts: AuthParts) {
  const { limits, mails, settings } = parts
  return new Hono().post('/', async (c) => {
    await limits.countRequest(c, 'otp')
    const body = readBody(c, Request)
    if (body.type === 'sms' || body.type === 'phone_change') {
      const { type, phone } = body
      return resendText(parts, c, { type, phone })
    }
    const { type, email } = readRequest(body)
    const again = { email, redirectTo: redirectTarget(c, settings), challenge: readChallenge(body) }
    await limits.countEmail(type === 'signup' ? 'confirmation' : 'email_change', email)

    const prepare = type === 'signup' ? confirmationAgain : emailChangeAgain
    await mails.transactionAfterAnswer('a repeated mail', async (tx, post) =>
      post(...(await prepare(parts, tx, again))),
    )
    return c.json({})
  })
}

interface Again {
  email: string
  redirectTo: string
  challenge?: Challenge
}

async function confirmationAgain(parts: AuthParts, tx: Queries, { email, ...rest }: Again) {
  const account = await findByEmail(tx, email)
  if (!account || account.email_confirmed_at) return []
  return [await prepareEmail(parts, tx, 'confirmation', { account, ...rest })]
}

async function emailChangeAgain(parts: AuthParts, tx: Queries, { email, ...rest }: Again) {
  const account = (await findByEmailChange(tx, email)) ?? (await findByEmail(tx, email))
  if (!account?.email_change) return []
  const { letters } = await prepareEmailChange(parts, tx, account.email_change, {
    account,
    ...rest,
  })
  return letters
}

function readRequest({ type, email, phone }: z.output<typeof Request>) {
  if (type !== 'signup' && type !== 'email_change') {
    throw requestErrors.validationFailed(
      'Missing one of these types: signup, email_change, sms, phone_change',
    )
  }
  if (!email || phone)
    throw requestErrors.validationFailed('Type provided requires an email address')
  const address = readEmailAddress(email)
  if (!address) throw accountErrors.invalidEmail()
  return { type, email: address } as const
}
