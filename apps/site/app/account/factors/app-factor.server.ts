import { factors as messages } from '@slovo/messages/account/second-factors'
import { renderSVG } from 'uqr'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { AppEnrolment } from '../answer.ts'
import { reasonOf } from '../reason-of.server.ts'
import { beginAppForm, confirmAppForm } from './factor-forms.ts'
import { answerStep, factorReasons, finishFactor, removeUnfinished } from './factors.server.ts'

export const beginApp = handleForm(beginAppForm, async (post) => {
  const { context, say, values, refuse } = post
  const { mfa } = context.get(databaseContext).auth
  const notRemoved = await removeUnfinished(context)
  if (notRemoved) return refuse({ errors: { name: reasonOf(post, notRemoved) } })

  const { data, error } = await mfa.enroll({
    factorType: 'totp',
    friendlyName: values.name || say(messages.app),
    issuer: 'Slovo',
  })
  if (error) return refuse({ errors: { name: reasonOf(post, error, factorReasons) } })
  return answerStep({ enrolment: enrolmentOf(data.id, data.totp.uri) })
})

/** After a wrong code the enrolment goes on; a factor that is gone has to be begun again. */
export const confirmApp = handleForm(confirmAppForm, async (post) => {
  const { context, say, refuse } = post
  const { factor_id: factorId, uri, code } = post.values
  const enrolment = enrolmentOf(factorId, uri)
  if (!code) return refuse({ errors: { code: say(messages.wrongCode) } }, { enrolment })

  const { mfa } = context.get(databaseContext).auth
  const { error } = await mfa.challengeAndVerify({ factorId, code })
  if (!error) return finishFactor(post)
  const reason = reasonOf(post, error, factorReasons)
  if (error.code === 'mfa_factor_not_found') return refuse({ refusal: reason })
  return refuse({ errors: { code: reason } }, { enrolment })
})

function enrolmentOf(factorId: string, uri: string): AppEnrolment {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  return { kind: 'totp', factorId, uri, secret, picture: qrPicture(uri) }
}

/** A text as a QR code: the address of a picture that needs no request. */
function qrPicture(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text))}`
}
