import type { Queries } from '@slovo/database'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { unsealText } from '../../kernel/keys/sealed-text.ts'
import type { Account } from '../accounts/account-rows.ts'
import type { AuthParts } from '../auth-parts.ts'
import type { ClientDevice } from '../http/auth-env.ts'
import { listAmrEntries } from '../sessions/access-token.ts'
import { endSessionsBelowAal2, raiseSession } from '../sessions/assurance.ts'
import { touchSession } from '../sessions/refresh-tokens.ts'
import type { Session } from '../sessions/require-session.ts'
import { endSessions } from '../sessions/sessions.ts'
import { factorErrors } from './errors.ts'
import { meetChallenge, requireChallenge } from './factor-challenges.ts'
import { FACTOR_PROOFS, type Factor, findFactor } from './factors.ts'
import { meetByText } from './phone-factor.ts'
import { meetBySecurityKey, type SecurityKeyAnswer } from './security-key-answer.ts'
import { findTotpStep } from './totp.ts'

interface Answer {
  account: Account
  session: Session
  factorId: string
  challengeId: string
  proof: Proof
  device: ClientDevice
}

/** A code, or what a security key signed. */
export type Proof = { code: string } | { securityKey: SecurityKeyAnswer }

/** A right code raises the session to `aal2`; sessions that never gave one end. */
export async function verifyFactor(parts: AuthParts, answer: Answer) {
  const { account, session, device } = answer
  const outcome = await parts.database.transaction(async (tx) => {
    await tx.query('select from auth.mfa_factors where id = $1 for update', [answer.factorId])
    const factor = await findFactor(tx, { id: answer.factorId, userId: account.id })
    if (!factor) throw factorErrors.factorNotFound()
    const wrong = await findWrong(parts, tx, factor, answer)
    const verdict = await askHook(parts, tx, factor, !wrong)
    if (verdict?.isRejected) {
      await endSessions(tx, account.id)
      return { refusal: factorErrors.factorRejected(verdict.message) }
    }
    if (wrong) return { refusal: wrong }

    await acceptFactor(tx, factor, parts.now())
    return { session: await raiseWith(parts, tx, { account, session, factor, device }) }
  })
  if (outcome.refusal) throw outcome.refusal
  return outcome.session
}

/** What is wrong with the proof; it leaves no trace, but the hook's word about it is kept. */
async function findWrong(parts: AuthParts, tx: Queries, factor: Factor, answer: Answer) {
  await tx.query('savepoint proof')
  try {
    await requireProof(parts, tx, factor, answer)
    return undefined
  } catch (error) {
    if (!(error instanceof ProtocolError && error.code === 'mfa_verification_failed')) throw error
    await tx.query('rollback to savepoint proof')
    return error
  }
}

async function askHook({ hooks }: AuthParts, tx: Queries, factor: Factor, valid: boolean) {
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

/** The session is `aal2` from here on: this factor was proved in it. */
export async function raiseWith(parts: AuthParts, tx: Queries, raise: Raise) {
  const { account, session, factor, device } = raise
  const now = parts.now()
  const owner = { userId: account.id, sessionId: session.id }
  await endSessionsBelowAal2(tx, { ...owner, isNewFactor: factor.status !== 'verified' })
  const method = FACTOR_PROOFS[factor.factor_type]
  const refreshToken = await raiseSession(tx, { ...owner, factorId: factor.id, method, now })
  const action = 'verification_attempted'
  await touchSession(tx, { session, account, action, device, now })
  const amr = await listAmrEntries(tx, session.id)
  const subject = { account, sessionId: session.id, aal: 'aal2', amr, method }
  return parts.sessions.present(tx, subject, refreshToken)
}

async function requireProof(
  parts: AuthParts,
  tx: Queries,
  factor: Factor,
  { challengeId: id, proof, device }: Answer,
) {
  const now = parts.now()
  await requireChallenge(parts, tx, { factor, id, ip: device.ip })
  if ('securityKey' in proof) {
    return meetBySecurityKey(parts, tx, { factor, id, answer: proof.securityKey })
  }
  const { code } = proof
  if (factor.factor_type === 'phone') {
    if (!(await meetByText(parts, tx, { id, code }))) throw factorErrors.wrongPhoneCode()
    return
  }
  const secret = await unsealText(parts.settings.jwtSecret, 'totp', factor.secret ?? '')
  const step = secret === undefined ? undefined : findTotpStep(secret, code, now)
  if (step === undefined || !(await meetChallenge(tx, { factor, id, step, now }))) {
    throw factorErrors.wrongTotp()
  }
}

async function acceptFactor(tx: Queries, factor: Factor, now: Date) {
  if (factor.status === 'verified') return
  await tx.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
    factor.id,
    now,
  ])
  await tx.query(
    `delete from auth.mfa_factors
     where user_id = $1 and factor_type = $2 and status = 'unverified'`,
    [factor.user_id, factor.factor_type],
  )
}
