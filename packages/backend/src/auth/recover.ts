import { Hono } from 'hono'
import { z } from 'zod'
import { findByEmail } from './accounts.ts'
import { recordAudit } from './audit.ts'
import { authErrors } from './auth-error.ts'
import type { AuthParts } from './auth-parts.ts'
import { normaliseEmail } from './email-address.ts'
import { challengeFields, readChallenge } from './flow-states.ts'
import { prepareLetter } from './letters.ts'
import { optionalText, readBody } from './read-body.ts'
import { redirectTarget } from './redirect-target.ts'
import { deviceOf } from './sessions.ts'

const Recovery = z.object({ email: optionalText, ...challengeFields })

/** `POST /recover`: always the same answer at the same speed; the rest happens after it. */
export function recoverRoutes(parts: AuthParts) {
  const { limits, mails, settings, now } = parts
  return new Hono().post('/', async (c) => {
    await limits.countRequest(c, 'otp')
    const body = readBody(c, Recovery)
    if (!body.email) throw authErrors.validationFailed('Password recovery requires an email')
    const email = normaliseEmail(body.email)
    if (!email) throw authErrors.invalidEmail()
    const challenge = readChallenge(body)
    const redirectTo = redirectTarget(c, settings)
    const { address } = deviceOf(c, parts)
    await limits.countMail('recovery', email)

    await mails.transactionAfterAnswer('a password recovery', async (tx, post) => {
      const account = await findByEmail(tx, email)
      if (!account) return
      const entry = { action: 'user_recovery_requested', account, address, now: now() } as const
      await recordAudit(tx, entry)
      await post(await prepareLetter(parts, tx, 'recovery', { account, redirectTo, challenge }))
    })
    return c.json({})
  })
}
