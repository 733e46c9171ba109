import { type Message, say } from '@slovo/messages'
import { factors as messages } from '@slovo/messages/account'
import { z } from 'zod'
import { databaseContext } from '../middleware/session.server.ts'
import { readText } from '../platform/read-text.ts'
import { unwrap } from '../platform/unwrap.ts'
import type { AnswerOf } from './answer.ts'
import { done, type FormVisit, reasonOf, refuse } from './form-visit.server.ts'
import { qrPicture } from './qr-picture.server.ts'

const LONGEST_NAME = 100

/** A factor that was begun: what an app needs to know of it, until a code of that app confirms it. */
export interface Enrolment {
  factorId: string
  uri: string
  secret: string
  picture: string
}

const Begun = z.object({
  factor_id: z.uuid(),
  uri: z.string().max(2000).startsWith('otpauth://totp/'),
})

const reasons: Record<string, Message> = {
  mfa_factor_name_conflict: messages.nameTaken,
  too_many_enrolled_mfa_factors: messages.tooMany,
  mfa_totp_enroll_not_enabled: messages.off,
  mfa_totp_verify_not_enabled: messages.off,
  mfa_verification_failed: messages.wrongCode,
  mfa_challenge_expired: messages.wrongCode,
  mfa_factor_not_found: messages.expired,
}

export async function beginFactor(visit: FormVisit) {
  const { context, form, locale } = visit
  const { mfa } = context.get(databaseContext).auth
  const name = readText(form, 'name').trim().slice(0, LONGEST_NAME) || say(locale, messages.app)
  const refuseWith = (error: string) => refuseFactor({ name, error })

  const { data: known, error: unread } = await mfa.listFactors()
  if (unread) return refuseWith(reasonOf(visit, unread))
  for (const { id, status } of known.all) {
    if (status === 'unverified') await mfa.unenroll({ factorId: id })
  }
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: 'Slovo',
  })
  if (error) return refuseWith(reasonOf(visit, error, reasons))
  return answerWith({ enrolment: enrolmentOf(data.id, data.totp.uri) })
}

/** The first app brings recovery codes with it. */
export async function confirmFactor(visit: FormVisit) {
  const { context, form } = visit
  const database = context.get(databaseContext)
  const begun = Begun.safeParse(Object.fromEntries(form))
  if (!begun.success) return refuseFactor({ refusal: say(visit.locale, messages.expired) })

  const { factor_id: factorId, uri } = begun.data
  const code = readText(form, 'code').replace(/\D/g, '')
  const { error } = await database.auth.mfa.challengeAndVerify({ factorId, code })
  if (error?.code === 'mfa_factor_not_found') {
    return refuseFactor({ refusal: reasonOf(visit, error, reasons) })
  }
  if (error) {
    const wrong = code.length === 6 ? reasonOf(visit, error, reasons) : undefined
    return refuseFactor({
      enrolment: enrolmentOf(factorId, uri),
      error: wrong ?? say(visit.locale, messages.wrongCode),
    })
  }
  const { data } = await database.auth.mfa.listFactors()
  return data?.totp.length === 1 ? showNewCodes(visit) : done(visit, messages.enabled)
}

export async function removeFactor(visit: FormVisit) {
  const { error } = await visit.context
    .get(databaseContext)
    .auth.mfa.unenroll({ factorId: readText(visit.form, 'factor_id') })
  if (error && error.code !== 'mfa_factor_not_found') {
    return refuseFactor({ refusal: reasonOf(visit, error, reasons) })
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

function enrolmentOf(factorId: string, uri: string): Enrolment {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { factorId, uri, secret, picture: qrPicture(uri) }
}

type Factors = Omit<AnswerOf<'factors'>, 'section'>

const answerWith = (answer: Factors) => ({ section: 'factors' as const, ...answer })
const refuseFactor = (answer: Factors) => refuse({ section: 'factors', ...answer })
