import type { Database } from '@slovo/database'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { accountErrors } from '../accounts/errors.ts'
import { recordAudit } from '../audit/audit.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { answerSession } from '../http/answer-session.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import type { Limits } from '../limits/limits.ts'
import { sessionErrors } from '../sessions/errors.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { addCodeFactor } from './add-code-factor.ts'
import { factorErrors } from './errors.ts'
import { type AssuranceServices, raiseWith } from './factor-verification.ts'
import { type Factor, removeFactor } from './factors.ts'
import {
  consumeCode,
  countCodes,
  findCodeFactor,
  type RecoveryCodeSecrets,
  replaceCodes,
} from './recovery-codes.ts'
import type { MfaSettings } from './settings.ts'

const Name = z.object({ friendly_name: optionalText })
const Answer = z.object({ code: optionalText })

type RecoveryCodeServices = RecoveryCodeSecrets &
  AssuranceServices & {
    database: Database
    limits: Limits
    settings: { auth: { mfa: MfaSettings } }
  }

/** `/factors/recovery-codes`: codes on paper, for users who have lost their second factor. */
export function recoveryCodeRoutes(services: RecoveryCodeServices) {
  const { database, limits, now } = services
  const { recoveryCodesEnrollEnabled, recoveryCodesVerifyEnabled } = services.settings.auth.mfa

  const requireCodes = async (c: Context<SignedIn>) => {
    const factor = await findCodeFactor(database, c.var.account.id)
    if (!factor) throw factorErrors.noRecoveryCodes()
    return factor
  }
  const entryOf = (c: Context<SignedIn>) => {
    const { account } = c.var
    return { account, ip: c.var.device.ip, now: now() }
  }

  return new Hono<SignedIn>()
    .use(requireSession(services), async (c, next) => {
      if (c.var.account.is_anonymous) throw accountErrors.anonymousNotAllowed()
      await next()
    })
    .get('/', async (c) => {
      const { id, factor_type: type } = await requireCodes(c)
      return c.json({ id, type, ...(await countCodes(database, id)) })
    })
    .post('/', async (c) => {
      const { friendly_name: name = 'Recovery codes' } = readBody(c, Name)
      if (!recoveryCodesEnrollEnabled) throw factorErrors.recoveryCodesOff('enroll')
      requireSecondFactor(c, 'generate')
      const made = await database.transaction(async (tx) => {
        const factor = await addCodeFactor(services, tx, { account: c.var.account, name })
        const codes = await replaceCodes(services, tx, factor.id)
        await recordAudit(tx, { action: 'generate_recovery_codes', ...entryOf(c) })
        return presentCodes(factor, codes)
      })
      return answerOnce(c, made)
    })
    .post('/regenerate', async (c) => {
      if (!recoveryCodesEnrollEnabled) throw factorErrors.recoveryCodesOff('enroll')
      requireSecondFactor(c, 'regenerate')
      const factor = await requireCodes(c)
      const codes = await database.transaction(async (tx) => {
        await recordAudit(tx, { action: 'generate_recovery_codes', ...entryOf(c) })
        return replaceCodes(services, tx, factor.id)
      })
      await limits.resetCodeAttempts(factor.id)
      return answerOnce(c, presentCodes(factor, codes))
    })
    .post('/verify', async (c) => {
      await limits.countRequest(c.var.device, 'mfa')
      const { code } = readBody(c, Answer)
      if (!recoveryCodesVerifyEnabled) throw factorErrors.recoveryCodesOff('verify')
      if (!code) throw requestErrors.validationFailed('Code needs to be non-empty')
      const { account, session } = c.var
      const factor = await findCodeFactor(database, account.id)
      if (!factor) throw factorErrors.wrongRecoveryCode()

      await limits.countCode(factor.id, factorErrors.recoveryCodesLocked)
      const raised = await database.transaction(async (tx) => {
        const isValid = await consumeCode(services, tx, { factorId: factor.id, typed: code })
        if (!isValid) throw factorErrors.wrongRecoveryCode()
        return raiseWith(services, tx, { account, session, factor, device: c.var.device })
      })
      await limits.resetCodeAttempts(factor.id)
      return answerSession(c, raised)
    })
    .delete('/', async (c) => {
      requireSecondFactor(c, 'delete')
      const factor = await requireCodes(c)
      await database.transaction(async (tx) => {
        await removeFactor(tx, factor)
        await recordAudit(tx, { action: 'recovery_codes_deleted', ...entryOf(c) })
      })
      return c.json({ id: factor.id })
    })
}

function requireSecondFactor(c: Context<SignedIn>, act: string) {
  if (c.var.session.aal === 'aal1') {
    throw sessionErrors.insufficientAal(403, `AAL2 required to ${act} recovery codes`)
  }
}

function presentCodes({ id, factor_type: type, friendly_name }: Factor, codes: string[]) {
  return { id, type, friendly_name, total: codes.length, codes }
}

function answerOnce(c: Context, answer: object) {
  c.header('cache-control', 'no-store')
  return c.json(answer)
}
