import { say } from '@slovo/messages'
import { factors as messages } from '@slovo/messages/account'
import { z } from 'zod'
import { databaseContext } from '../middleware/session.server.ts'
import { readText } from '../platform/read-text.ts'
import type { AppEnrolment } from './answer.ts'
import {
  answerWith,
  factorReasons,
  finishFactor,
  forgetBegun,
  LONGEST_NAME,
  refuseFactor,
} from './factors.server.ts'
import { type FormVisit, reasonOf } from './form-visit.server.ts'
import { qrPicture } from './qr-picture.server.ts'

const Begun = z.object({
  factor_id: z.uuid(),
  uri: z.string().max(2000).startsWith('otpauth://totp/'),
})

export async function beginApp(visit: FormVisit) {
  const { context, form, locale } = visit
  const { mfa } = context.get(databaseContext).auth
  const name = readText(form, 'name').trim().slice(0, LONGEST_NAME) || say(locale, messages.app)
  const refuseWith = (error: string) => refuseFactor({ kind: 'totp', name, error })

  const unread = await forgetBegun(context)
  if (unread) return refuseWith(reasonOf(visit, unread))
  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: 'Slovo',
  })
  if (error) return refuseWith(reasonOf(visit, error, factorReasons))
  return answerWith({ enrolment: enrolmentOf(data.id, data.totp.uri) })
}

export async function confirmApp(visit: FormVisit) {
  const { context, form } = visit
  const begun = Begun.safeParse(Object.fromEntries(form))
  if (!begun.success) return refuseFactor({ refusal: say(visit.locale, messages.expired) })

  const { factor_id: factorId, uri } = begun.data
  const code = readText(form, 'code').replace(/\D/g, '')
  const { mfa } = context.get(databaseContext).auth
  const { error } = await mfa.challengeAndVerify({ factorId, code })
  if (error?.code === 'mfa_factor_not_found') {
    return refuseFactor({ refusal: reasonOf(visit, error, factorReasons) })
  }
  if (error) {
    const wrong = code.length === 6 ? reasonOf(visit, error, factorReasons) : undefined
    return refuseFactor({
      enrolment: enrolmentOf(factorId, uri),
      error: wrong ?? say(visit.locale, messages.wrongCode),
    })
  }
  return finishFactor(visit)
}

function enrolmentOf(factorId: string, uri: string): AppEnrolment {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { kind: 'totp', factorId, uri, secret, picture: qrPicture(uri) }
}
