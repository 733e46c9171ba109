import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { AWAITING_OTHER_EMAIL_MESSAGE } from '../email/redeem-token.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { redirectToSite } from '../http/redirect-to-site.ts'
import type { Limits } from '../limits/limits.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { type ProofServices, readProof, redeemProof } from './proof.ts'
import { verifyLink } from './verify-link.ts'

const Verification = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
})

interface VerifyServices extends ProofServices {
  database: Database
  limits: Limits
  sessions: Sessions
  settings: ProofServices['settings'] & RedirectSettings
}

/** `/verify`: a link that is followed (GET); a code that is typed, or a link token that a client sends (POST). */
export function verifyRoutes(services: VerifyServices) {
  const { database, limits, sessions, settings } = services
  return new Hono<AuthEnv>()
    .get('/', async (c) => {
      // Link scanners ask with HEAD, which must not consume the token.
      if (c.req.method !== 'GET') throw requestErrors.methodNotAllowed()
      const { device } = c.var
      await limits.countRequest(device, 'verify')
      const { token, type } = c.req.query()
      if (!token || token.includes('\0')) {
        throw requestErrors.validationFailed('Verify requires a token')
      }
      if (!type) throw requestErrors.validationFailed('Verify requires a verification type')

      const target = new URL(redirectTarget(c, settings))
      return redirectToSite(c, target, await verifyLink(services, { token, type, device }))
    })
    .post('/', async (c) => {
      const { device } = c.var
      await limits.countRequest(device, 'verify')
      const proof = readProof(readBody(c, Verification), settings.jwtSecret)
      const name = 'phone' in proof ? proof.phone : proof.email
      if (name) await limits.countCode(name)

      const session = await database.transaction(async (tx) => {
        const account = await redeemProof(services, tx, proof)
        return account && sessions.start(tx, account, { method: 'otp', device })
      })
      if (name) await limits.resetCodeAttempts(name)
      if (session) return answerSession(c, session)
      return c.json({ msg: AWAITING_OTHER_EMAIL_MESSAGE, code: '200' })
    })
}
