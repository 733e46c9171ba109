import { Hono } from 'hono'
import { z } from 'zod'
import { isUuid } from '../../kernel/http/uuid.ts'
import type { Account } from '../accounts/account-rows.ts'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { requireUuid } from '../http/read-url.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { factorErrors } from './errors.ts'
import { startChallenge } from './factor-challenges.ts'
import { Enrolment, type EnrolmentServices, enrolFactor } from './factor-enrolment.ts'
import { type FactorServices, type Proof, verifyFactor } from './factor-verification.ts'
import { type ChallengedType, type Factor, findFactor, removeFactor } from './factors.ts'
import { challengeBySms, type SmsFactorServices } from './phone-factor.ts'
import { SecurityKeyAnswer } from './security-key-answer.ts'
import { challengeSecurityKey } from './security-key-challenge.ts'

const Challenge = z.object({ channel: optionalText })
const Verification = z.object({
  challenge_id: optionalText,
  code: optionalText,
  webauthn: SecurityKeyAnswer.nullish(),
})

type FactorRouteServices = EnrolmentServices & FactorServices & SmsFactorServices

/** `/factors`: what a user has beside their password. */
export function factorRoutes(services: FactorRouteServices) {
  const { database, limits, now } = services
  const requireFactor = async (account: Account, id: string) => {
    const given = { id: requireUuid(id, 'factor_id'), userId: account.id }
    const factor = await findFactor(database, given)
    if (!factor || !isChallenged(factor)) throw factorErrors.factorNotFound()
    return factor
  }
  return new Hono<SignedIn>()
    .use(requireSession(services))
    .use(async (c, next) => {
      if (c.var.account.is_anonymous) throw accountErrors.anonymousNotAllowed()
      await next()
    })
    .post('/', async (c) => {
      const { account, session } = c.var
      const body = readBody(c, Enrolment)
      const { ip } = c.var.device
      return c.json(await enrolFactor(services, { account, session, body, ip }))
    })
    .post('/:id/challenge', async (c) => {
      const { account, device } = c.var
      await limits.countRequest(device, 'mfa')
      const { channel } = readBody(c, Challenge)
      const factor = await requireFactor(account, c.req.param('id'))
      requireVerification(services, factor.factor_type)
      if (factor.factor_type === 'phone') {
        return c.json(await challengeBySms(services, { account, factor, device, channel }))
      }
      const { ip } = device
      if (factor.factor_type === 'webauthn') {
        return c.json(await challengeSecurityKey(services, { account, factor, ip }))
      }
      return c.json(
        await database.transaction(async (tx) => {
          await recordAudit(tx, { action: 'challenge_created', account, ip, now: now() })
          return startChallenge(services, tx, factor, ip)
        }),
      )
    })
    .post('/:id/verify', async (c) => {
      await limits.countRequest(c.var.device, 'mfa')
      const { account, session } = c.var
      const { challenge_id: challengeId, code, webauthn } = readBody(c, Verification)
      const factor = await requireFactor(account, c.req.param('id'))
      requireVerification(services, factor.factor_type)
      const proof = readProof(factor.factor_type, { code, webauthn })
      if (!isUuid(challengeId)) throw factorErrors.challengeNotFound()

      await limits.countCode(factor.id)
      const answer = { account, session, factorId: factor.id, challengeId, proof }
      const raised = await verifyFactor(services, { ...answer, device: c.var.device })
      await limits.resetCodeAttempts(factor.id)
      return answerSession(c, raised)
    })
    .delete('/:id', async (c) => {
      const { account, session } = c.var
      const factor = await requireFactor(account, c.req.param('id'))
      if (factor.status === 'verified' && session.aal === 'aal1') {
        throw sessionErrors.insufficientAal(422, 'AAL2 required to unenroll verified factor')
      }
      await database.transaction(async (tx) => {
        await removeFactor(tx, factor)
        await recordAudit(tx, { action: 'factor_unenrolled', account, now: now() })
      })
      return c.json({ id: factor.id })
    })
}

/** Recovery codes have endpoints of their own. */
function isChallenged(factor: Factor): factor is Factor & { factor_type: ChallengedType } {
  return factor.factor_type !== 'recovery_code'
}

function readProof(
  type: ChallengedType,
  { code, webauthn }: Pick<z.output<typeof Verification>, 'code' | 'webauthn'>,
): Proof {
  if (type === 'webauthn') {
    if (!webauthn) throw requestErrors.validationFailed('webauthn is required')
    return { securityKey: webauthn }
  }
  if (!code) throw requestErrors.validationFailed('A code is required')
  return { code }
}

function requireVerification({ settings }: FactorServices, type: ChallengedType) {
  const { totpVerifyEnabled, phoneVerifyEnabled, webauthnVerifyEnabled } = settings.auth.mfa
  const isEnabled = {
    totp: totpVerifyEnabled,
    phone: phoneVerifyEnabled,
    webauthn: webauthnVerifyEnabled,
  }
  if (!isEnabled[type]) throw factorErrors.factorTypeOff('verify', type)
}
