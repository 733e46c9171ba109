import { type Message, say } from '@slovo/messages'
import { factors, phoneFactor as messages } from '@slovo/messages/account/second-factors'
import { z } from 'zod'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { PhoneEnrolment } from '../answer.ts'
import { type FormVisit, reasonOf } from '../form-visit.server.ts'
import {
  answerWith,
  factorReasons,
  finishFactor,
  forgetBegun,
  readCode,
  readName,
  refuseCode,
  refuseFactor,
} from './factors.server.ts'

const Begun = z.object({
  factor_id: z.uuid(),
  challenge_id: z.uuid(),
  number: z.string().max(40),
})

const reasons: Record<string, Message> = {
  ...factorReasons,
  validation_failed: messages.badNumber,
  mfa_verified_factor_exists: messages.numberTaken,
  over_sms_send_rate_limit: messages.tooSoon,
  mfa_verification_failed: messages.wrongCode,
  mfa_challenge_expired: messages.wrongCode,
}

/** The number is kept, and gets its first code. */
export async function beginPhone(visit: FormVisit) {
  const { context, form, locale } = visit
  const { mfa } = context.get(databaseContext).auth
  const number = readText(form, 'number').trim().slice(0, 40)
  const name = readName(visit)
  const refuseWith = (error: string) => refuseFactor({ kind: 'phone', number, name, error })

  const phone = number.replaceAll(/[^\d+]/g, '')
  if (!phone) return refuseWith(say(locale, messages.badNumber))
  const unread = await forgetBegun(context)
  if (unread) return refuseWith(reasonOf(visit, unread))
  const { data, error } = await mfa.enroll({
    factorType: 'phone',
    phone,
    friendlyName: name || number,
  })
  if (error) return refuseWith(reasonOf(visit, error, reasons))

  const { data: sent, error: unsent } = await mfa.challenge({ factorId: data.id, channel: 'sms' })
  if (unsent) return refuseWith(reasonOf(visit, unsent, reasons))
  return answerWith({
    enrolment: { kind: 'phone', factorId: data.id, challengeId: sent.id, number },
  })
}

/** The code that came, or the wish for another one. */
export async function confirmPhone(visit: FormVisit) {
  const { context, form } = visit
  const begun = Begun.safeParse(Object.fromEntries(form))
  if (!begun.success) return refuseFactor({ refusal: say(visit.locale, factors.expired) })

  const { factor_id: factorId, challenge_id: challengeId, number } = begun.data
  const enrolment: PhoneEnrolment = { kind: 'phone', factorId, challengeId, number }
  const { mfa } = context.get(databaseContext).auth
  const isAgain = form.has('again')
  const code = readCode(visit)
  if (!(isAgain || code)) {
    return refuseFactor({ enrolment, error: say(visit.locale, messages.wrongCode) })
  }

  const { data, error } = isAgain
    ? await mfa.challenge({ factorId, channel: 'sms' })
    : await mfa.verify({ factorId, challengeId, code })
  if (error) return refuseCode(visit, enrolment, error, reasons)
  if ('access_token' in data) return finishFactor(visit)
  return answerWith({ enrolment: { ...enrolment, challengeId: data.id }, isSentAgain: true })
}
