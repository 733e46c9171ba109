import { say } from '@slovo/messages'
import { factors as messages } from '@slovo/messages/account/second-factors'
import { z } from 'zod'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { AppEnrolment } from '../answer.ts'
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
import { qrPicture } from './qr-picture.server.ts'

const Begun = z.object({
  factor_id: z.uuid(),
  uri: z.string().max(2000).startsWith('otpauth://totp/'),
})

export async function beginApp(visit: FormVisit) {
  const { context, locale } = visit
  const { mfa } = context.get(databaseContext).auth
  const name = readName(visit) || say(locale, messages.app)
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
  const begun = Begun.safeParse(Object.fromEntries(visit.form))
  if (!begun.success) return refuseFactor({ refusal: say(visit.locale, messages.expired) })

  const { factor_id: factorId, uri } = begun.data
  const enrolment = enrolmentOf(factorId, uri)
  const code = readCode(visit)
  if (!code) return refuseFactor({ enrolment, error: say(visit.locale, messages.wrongCode) })

  const { mfa } = visit.context.get(databaseContext).auth
  const { error } = await mfa.challengeAndVerify({ factorId, code })
  return error ? refuseCode(visit, enrolment, error) : finishFactor(visit)
}

function enrolmentOf(factorId: string, uri: string): AppEnrolment {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { kind: 'totp', factorId, uri, secret, picture: qrPicture(uri) }
}
