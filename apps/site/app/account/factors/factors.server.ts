import type { Message } from '@slovo/messages'
import { factors as messages } from '@slovo/messages/account/second-factors'
import { isFactorKind } from '../../visit/auth/factor-kinds.ts'
import { unwrap } from '../../visit/failure/unwrap.ts'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { AnswerOf, AppEnrolment, PhoneEnrolment } from '../answer.ts'
import { done, type FormVisit, type Refusal, reasonOf, refuse } from '../form-visit.server.ts'

const LONGEST_NAME = 100

/** What the backend's refusals mean for a second factor of any kind. */
export const factorReasons: Record<string, Message> = {
  mfa_factor_name_conflict: messages.nameTaken,
  too_many_enrolled_mfa_factors: messages.tooMany,
  mfa_totp_enroll_not_enabled: messages.kindOff,
  mfa_totp_verify_not_enabled: messages.kindOff,
  mfa_phone_enroll_not_enabled: messages.kindOff,
  mfa_phone_verify_not_enabled: messages.kindOff,
  mfa_verification_failed: messages.wrongCode,
  mfa_challenge_expired: messages.wrongCode,
  mfa_factor_not_found: messages.expired,
}

export const readName = ({ form }: FormVisit) =>
  readText(form, 'name').trim().slice(0, LONGEST_NAME)

/** The digits of a code, however they were grouped. */
export const readCode = ({ form }: FormVisit) => readText(form, 'code').replace(/\D/g, '')

/** Forgets what was begun and left, so that its name and its number are free again. */
export async function forgetBegun(context: FormVisit['context']) {
  const { mfa } = context.get(databaseContext).auth
  const { data, error } = await mfa.listFactors()
  if (error) return error
  for (const { id, status } of data.all) {
    if (status === 'unverified') await mfa.unenroll({ factorId: id })
  }
  return null
}

/** A factor of any kind is in use: the first one brings recovery codes with it. */
export async function finishFactor(visit: FormVisit) {
  const { data } = await visit.context.get(databaseContext).auth.mfa.listFactors()
  const own = data?.all.filter(
    ({ status, factor_type }) => status === 'verified' && isFactorKind(factor_type),
  )
  return own?.length === 1 ? showNewCodes(visit) : done(visit, messages.enabled)
}

/** After a wrong code the enrolment goes on; a factor that is gone has to be begun again. */
export function refuseCode(
  visit: FormVisit,
  enrolment: AppEnrolment | PhoneEnrolment,
  error: Refusal,
  reasons: Record<string, Message> = factorReasons,
) {
  const reason = reasonOf(visit, error, reasons)
  if (error.code === 'mfa_factor_not_found') return refuseFactor({ refusal: reason })
  return refuseFactor({ enrolment, error: reason })
}

export async function removeFactor(visit: FormVisit) {
  const { error } = await visit.context
    .get(databaseContext)
    .auth.mfa.unenroll({ factorId: readText(visit.form, 'factor_id') })
  if (error && error.code !== 'mfa_factor_not_found') {
    return refuseFactor({ refusal: reasonOf(visit, error, factorReasons) })
  }
  return done(visit, messages.removed)
}

/** Shown this once: the database keeps only their hashes. */
export async function showNewCodes(visit: FormVisit) {
  const { data: codes, error } = await visit.context.get(databaseContext).rpc('make_recovery_codes')
  if (error) return refuseFactor({ refusal: reasonOf(visit, error) })
  return answerWith({ codes })
}

export async function countRecoveryCodes(context: FormVisit['context']) {
  return unwrap(await context.get(databaseContext).rpc('count_recovery_codes'))
}

type Factors = Omit<AnswerOf<'factors'>, 'section'>

export const answerWith = (answer: Factors) => ({ section: 'factors' as const, ...answer })
export const refuseFactor = (answer: Factors) => refuse({ section: 'factors', ...answer })
