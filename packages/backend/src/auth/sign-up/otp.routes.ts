import { Hono } from 'hono'
import { z } from 'zod'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { emailErrors } from '../email/errors.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { metadata, optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import type { Limits } from '../limits/limits.ts'
import { otpByPhone, type PhoneOtpServices } from '../phone/otp-by-phone.ts'
import { challengeFields, readChallenge } from '../sessions/flow-challenge.ts'
import { type EmailOtpServices, otpByEmail } from './otp-by-email.ts'

const Otp = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z.boolean().nullish(),
  data: metadata,
  channel: optionalText,
  ...challengeFields,
})

type OtpServices = EmailOtpServices &
  PhoneOtpServices & {
    limits: Limits
    settings: RedirectSettings & { auth: { emailEnabled: boolean; disableSignup: boolean } }
  }

/** `POST /otp` and `/magiclink`: an e-mail or SMS with a code that signs its reader in. */
export function otpRoutes(services: OtpServices) {
  const { limits, settings } = services
  const { auth } = settings

  function readEmail(body: z.output<typeof Otp>) {
    if (body.channel) {
      throw requestErrors.validationFailed('Channel should only be specified with Phone OTP')
    }
    if (!auth.emailEnabled) throw emailErrors.emailLoginsDisabled()
    const email = readEmailAddress(body.email ?? '')
    if (!email) throw accountErrors.invalidEmail()
    return email
  }

  return new Hono<AuthEnv>().post('/', async (c) => {
    const { device } = c.var
    await limits.countRequest(device, 'otp')
    const body = readBody(c, Otp)
    if (Boolean(body.email) === Boolean(body.phone)) {
      throw requestErrors.validationFailed(
        'Only an email address or phone number should be provided',
      )
    }
    if (body.phone) return c.json({ message_id: await otpByPhone(services, device, body) })

    const request = {
      email: readEmail(body),
      data: body.data ?? {},
      mayCreate: body.create_user !== false && !auth.disableSignup,
      redirectTo: redirectTarget(c, settings),
      challenge: readChallenge(body),
      device,
    }
    await limits.countEmail('magic_link', request.email)
    await otpByEmail(services, request)
    return c.json({})
  })
}
