import { Hono } from 'hono'
import { z } from 'zod'
import { findByEmail } from '../accounts/email-accounts.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthEmails } from '../email/emails.ts'
import { prepareEmail, type TokenServices } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import type { Limits } from '../limits/limits.ts'
import { challengeFields, readChallenge } from '../sessions/flow-challenge.ts'

const Recovery = z.object({ email: optionalText, ...challengeFields })

interface RecoverServices extends TokenServices {
  emails: AuthEmails
  limits: Limits
  settings: TokenServices['settings'] & RedirectSettings
}

/** `POST /recover`: always the same response at the same speed; the rest happens after it. */
export function recoverRoutes(services: RecoverServices) {
  const { emails, limits, settings, now } = services
  return new Hono<AuthEnv>().post('/', async (c) => {
    const { device } = c.var
    await limits.countRequest(device, 'otp')
    const body = readBody(c, Recovery)
    if (!body.email) throw requestErrors.validationFailed('Password recovery requires an email')
    const email = readEmailAddress(body.email)
    if (!email) throw accountErrors.invalidEmail()
    const challenge = readChallenge(body)
    const redirectTo = redirectTarget(c, settings)
    await limits.countEmail('recovery', email)

    await emails.transactionAfterResponse('a password recovery', async (tx, send) => {
      const account = await findByEmail(tx, email)
      if (!account) return
      const action = 'user_recovery_requested'
      await recordAudit(tx, { action, account, ip: device.ip, now: now() })
      const link = { account, redirectTo, challenge }
      await send(await prepareEmail(services, tx, 'recovery', link))
    })
    return c.json({})
  })
}
