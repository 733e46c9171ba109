import type { Message } from '@slovo/messages'
import { phoneFactor as messages } from '@slovo/messages/account/second-factors'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { PhoneEnrolment } from '../answer.ts'
import { reasonOf } from '../reason-of.server.ts'
import { beginPhoneForm, confirmPhoneForm } from './factor-forms.ts'
import { answerStep, factorReasons, finishFactor, removeUnfinished } from './factors.server.ts'

const reasons: Record<string, Message> = {
  ...factorReasons,
  validation_failed: messages.badNumber,
  mfa_verified_factor_exists: messages.numberTaken,
  over_sms_send_rate_limit: messages.tooSoon,
  mfa_verification_failed: messages.wrongCode,
  mfa_challenge_expired: messages.wrongCode,
}

/** The number is saved, and is sent its first code. */
export const beginPhone = handleForm(beginPhoneForm, async (post) => {
  const { context, refuse } = post
  const { number, name } = post.values
  const { mfa } = context.get(databaseContext).auth
  const notRemoved = await removeUnfinished(context)
  if (notRemoved) return refuse({ errors: { number: reasonOf(post, notRemoved) } })

  const { data, error } = await mfa.enroll({
    factorType: 'phone',
    phone: number.replaceAll(/[^\d+]/g, ''),
    friendlyName: name || number,
  })
  if (error) return refuse({ errors: { number: reasonOf(post, error, reasons) } })
  const { data: sent, error: notSent } = await mfa.challenge({ factorId: data.id, channel: 'sms' })
  if (notSent) return refuse({ errors: { number: reasonOf(post, notSent, reasons) } })
  return answerStep({
    enrolment: { kind: 'phone', factorId: data.id, challengeId: sent.id, number },
  })
})

/** The code that was sent, or the request for another one. */
export const confirmPhone = handleForm(confirmPhoneForm, async (post) => {
  const { context, form, say, refuse } = post
  const { factor_id: factorId, challenge_id: challengeId, number, code } = post.values
  const enrolment: PhoneEnrolment = { kind: 'phone', factorId, challengeId, number }
  const { mfa } = context.get(databaseContext).auth
  const isAgain = form.has('again')
  if (!(isAgain || code)) {
    return refuse({ errors: { code: say(messages.wrongCode) } }, { enrolment })
  }

  const { data, error } = isAgain
    ? await mfa.challenge({ factorId, channel: 'sms' })
    : await mfa.verify({ factorId, challengeId, code })
  if (error) {
    const reason = reasonOf(post, error, reasons)
    if (error.code === 'mfa_factor_not_found') return refuse({ refusal: reason })
    return refuse({ errors: { code: reason } }, { enrolment })
  }
  if ('access_token' in data) return finishFactor(post)
  return answerStep({ enrolment: { ...enrolment, challengeId: data.id }, isSentAgain: true })
})
