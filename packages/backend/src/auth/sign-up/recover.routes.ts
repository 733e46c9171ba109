import { Hono } from 'hono'
import { z } from 'zod'
import { findByEmail } from '../accounts/account-rows.ts'
import { readEmailAddress } from '../accounts/email-address.ts'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { prepareEmail } from '../email/prepare-email.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { challengeFields, readChallenge } from '../sessions/flow-states.ts'
import { deviceOf } from '../sessions/sessions.ts'

const Recovery = z.object({ email: optionalText, ...challengeFields })

/** `POST /recover`: always the same answer at the same speed; the rest happens after it. */
export function recoverRoutes(parts: AuthParts) {
  const { limits, mails, settings, now } = parts
  return new Hono().post('/', async (c) => {
    await limits.countRequest(c, 'otp')
    const body = readBody(c, Recovery)
    if (!body.email) throw requestErrors.validationFailed('Password recovery requires an email')
    const email = readEmailAddress(body.email)
    if (!email) throw accountErrors.invalidEmail()
    const challenge = readChallenge(body)
    const redirectTo = redirectTarget(c, settings)
    const { address } = deviceOf(c, parts)
    await limits.countEmail('recovery', email)

    await mails.transactionAfterAnswer('a password recovery', async (tx, post) => {
      const account = await findByEmail(tx, email)
      if (!account) return
      const entry = { action: 'user_recovery_requested', account, address, now: now() } as const
      await recordAudit(tx, entry)
      await post(await prepareEmail(parts, tx, 'recovery', { account, redirectTo, challenge }))
    })
    return c.json({})
  })
}
