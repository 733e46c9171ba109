import type { Queries } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { findByEmail, findByEmailChange } from '../accounts/email-accounts.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import type { AuthEmails } from '../email/emails.ts'
import {
  type EmailChangeServices,
  prepareEmail,
  prepareEmailChange,
} from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { type ResendSmsServices, resendSms } from '../phone/resend-sms.ts'
import { type Challenge, challengeFields, readChallenge } from '../sessions/flow-challenge.ts'

const Resend = z.object({
  type: optionalText,
  email: optionalText,
  phone: optionalText,
  ...challengeFields,
})

type ResendServices = EmailChangeServices &
  ResendSmsServices & { emails: AuthEmails; settings: RedirectSettings }

/** `POST /resend`: the e-mail or SMS that the user still waits for, with a fresh token. */
export function resendRoutes(services: ResendServices) {
  const { emails, limits, settings } = services
  return new Hono<AuthEnv>().post('/', async (c) => {
    const { device } = c.var
    await limits.countRequest(device, 'otp')
    const body = readBody(c, Resend)
    if (body.type === 'sms' || body.type === 'phone_change') {
      const { type, phone } = body
      return c.json({ message_id: await resendSms(services, device, { type, phone }) })
    }
    const { type, email } = readEmailRequest(body)
    const request = {
      email,
      redirectTo: redirectTarget(c, settings),
      challenge: readChallenge(body),
    }
    await limits.countEmail(type === 'signup' ? 'confirmation' : 'email_change', email)

    const prepare = type === 'signup' ? prepareConfirmationAgain : prepareEmailChangeAgain
    await emails.transactionAfterResponse('a repeated mail', async (tx, send) =>
      send(...(await prepare(services, tx, request))),
    )
    return c.json({})
  })
}

interface ResendRequest {
  email: string
  redirectTo: string
  challenge?: Challenge
}

async function prepareConfirmationAgain(
  services: EmailChangeServices,
  tx: Queries,
  { email, ...link }: ResendRequest,
) {
  const account = await findByEmail(tx, email)
  if (!account || account.email_confirmed_at) return []
  return [await prepareEmail(services, tx, 'confirmation', { account, ...link })]
}

async function prepareEmailChangeAgain(
  services: EmailChangeServices,
  tx: Queries,
  { email, ...link }: ResendRequest,
) {
  const account = (await findByEmailChange(tx, email)) ?? (await findByEmail(tx, email))
  if (!account?.email_change) return []
  const request = { account, ...link }
  const { emails } = await prepareEmailChange(services, tx, account.email_change, request)
  return emails
}

function readEmailRequest({ type, email: given, phone }: z.output<typeof Resend>) {
  if (type !== 'signup' && type !== 'email_change') {
    throw requestErrors.validationFailed(
      'Missing one of these types: signup, email_change, sms, phone_change',
    )
  }
  if (!given || phone) {
    throw requestErrors.validationFailed('Type provided requires an email address')
  }
  const email = readEmailAddress(given)
  if (!email) throw accountErrors.invalidEmail()
  return { type, email } as const
}
