import type { Database, Queries } from '@slovo/database'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { unsealText } from '../../kernel/keys/sealed-text.ts'
import type { Account } from '../accounts/account-rows.ts'
import type { Hooks } from '../hooks/hooks.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { listAmrEntries } from '../sessions/access-token.ts'
import { endSessionsBelowAal2, raiseSession } from '../sessions/assurance.ts'
import { touchSession } from '../sessions/refresh-tokens.ts'
import type { Session } from '../sessions/require-session.ts'
import { endSessions, type Sessions } from '../sessions/sessions.ts'
import { factorErrors } from './errors.ts'
import { completeTotpChallenge, requireChallenge } from './factor-challenges.ts'
import { FACTOR_PROOFS, type Factor, findFactor, removeUnverified } from './factors.ts'
import { completeSmsChallenge } from './phone-factor.ts'
import { type SecurityKeyAnswer, verifySecurityKeyChallenge } from './security-key-answer.ts'
import type { MfaSettings } from './settings.ts'
import { findTotpStep } from './totp.ts'

export interface AssuranceServices {
  sessions: Pick<Sessions, 'present'>
  now: () => Date
}

export interface FactorServices extends AssuranceServices {
  database: Database
  hooks: Pick<Hooks, 'has' | 'mfaVerificationAttempt'>
  settings: Parameters<typeof verifySecurityKeyChallenge>[0]['settings'] & {
    jwtSecret: string
    auth: { mfa: MfaSettings }
  }
}

interface FactorAnswer {
  account: Account
  session: Session
  factorId: string
  challengeId: string
  proof: Proof
  device: ClientDevice
}

/** A code, or what a security key signed. */
export type Proof = { code: string } | { securityKey: SecurityKeyAnswer }

/** A valid proof raises the session to `aal2`; other sessions below `aal2` end. */
export async function verifyFactor(services: FactorServices, answer: FactorAnswer) {
  const { account, session, device } = answer
  const outcome = await services.database.transaction(async (tx) => {
    await tx.query('select from auth.mfa_factors where id = $1 for update', [answer.factorId])
    const factor = await findFactor(tx, { id: answer.factorId, userId: account.id })
    if (!factor) throw factorErrors.factorNotFound()
    const wrong = await findWrong(services, tx, factor, answer)
    const verdict = await askHook(services, tx, factor, !wrong)
    if (verdict?.isRejected) {
      await endSessions(tx, account.id)
      return { refusal: factorErrors.factorRejected(verdict.message) }
    }
    if (wrong) return { refusal: wrong }

    await acceptFactor(tx, factor, services.now())
    return { session: await raiseWith(services, tx, { account, session, factor, device }) }
  })
  if (outcome.refusal) throw outcome.refusal
  return outcome.session
}

/** Why the proof is invalid. Checking it leaves no trace; what the hook writes about it is committed. */
async function findWrong(
  services: FactorServices,
  tx: Queries,
  factor: Factor,
  answer: FactorAnswer,
) {
  await tx.query('savepoint proof')
  try {
    await requireProof(services, tx, factor, answer)
    return undefined
  } catch (error) {
    if (!(error instanceof ProtocolError && error.code === 'mfa_verification_failed')) throw error
    await tx.query('rollback to savepoint proof')
    return error
  }
}

async function askHook({ hooks }: FactorServices, tx: Queries, factor: Factor, valid: boolean) {
  if (!hooks.has('mfaVerificationAttempt')) return undefined
  const { id, user_id, factor_type } = factor
  return hooks.mfaVerificationAttempt(tx, { user_id, factor_id: id, factor_type, valid })
}

interface Raise {
  account: Account
  session: Session
  factor: Factor
  device: ClientDevice
}

/** Raises the session to `aal2` by this factor, and presents it. */
export async function raiseWith(services: AssuranceServices, tx: Queries, raise: Raise) {
  const { account, session, factor, device } = raise
  const now = services.now()
  const owner = { userId: account.id, sessionId: session.id }
  await endSessionsBelowAal2(tx, { ...owner, isNewFactor: factor.status !== 'verified' })
  const method = FACTOR_PROOFS[factor.factor_type]
  const refreshToken = await raiseSession(tx, { ...owner, factorId: factor.id, method, now })
  const action = 'verification_attempted'
  await touchSession(tx, { session, account, action, device, now })
  const amr = await listAmrEntries(tx, session.id)
  const subject = { account, sessionId: session.id, aal: 'aal2', amr, method }
  return services.sessions.present(tx, subject, refreshToken)
}

async function requireProof(
  services: FactorServices,
  tx: Queries,
  factor: Factor,
  { challengeId: id, proof, device }: FactorAnswer,
) {
  const now = services.now()
  await requireChallenge(services, tx, { factor, id, ip: device.ip })
  if ('securityKey' in proof) {
    return verifySecurityKeyChallenge(services, tx, { factor, id, answer: proof.securityKey })
  }
  const { code } = proof
  if (factor.factor_type === 'phone') {
    if (!(await completeSmsChallenge(services, tx, { id, code })))
      throw factorErrors.wrongPhoneCode()
    return
  }
  const secret = await unsealText(services.settings.jwtSecret, 'totp', factor.secret ?? '')
  const step = secret === undefined ? undefined : findTotpStep(secret, code, now)
  if (step === undefined || !(await completeTotpChallenge(tx, { factor, id, step, now }))) {
    throw factorErrors.wrongTotp()
  }
}

async function acceptFactor(tx: Queries, factor: Factor, now: Date) {
  if (factor.status === 'verified') return
  await tx.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
    factor.id,
    now,
  ])
  await removeUnverified(tx, { userId: factor.user_id, type: factor.factor_type })
}
