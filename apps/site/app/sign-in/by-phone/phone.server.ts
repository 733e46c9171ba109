import { data } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { phoneCodeForm, phoneForm } from '../forms.ts'
import { readCaptcha } from '../page/captcha.tsx'
import { nextOf, redirectAfterSignIn } from '../session/after-sign-in.server.ts'

export const sendPhoneCode = handleForm(phoneForm, async (post) => {
  const { context, form, locale, say, values, refuse } = post
  const { phone } = values
  const { canSignUp } = await findSignInWays(context)
  const { error } = await context.get(databaseContext).auth.signInWithOtp({
    phone,
    options: {
      shouldCreateUser: canSignUp,
      data: { learning_language: context.get(learningLanguageContext), locale },
      captchaToken: readCaptcha(form),
    },
  })
  if (error) {
    context.get(visitContext).log.error(error, 'a code could not be sent to a phone')
    return refuse({ refusal: say(authMessage(error)) })
  }
  return data({ kind: 'code-sent' as const, phone })
})

export const redeemPhoneCode = handleForm(phoneCodeForm, async (post) => {
  const { context, say, url, values, refuse } = post
  const { phone, code: token } = values
  const { data: opened, error } = await context
    .get(databaseContext)
    .auth.verifyOtp({ type: 'sms', phone, token })
  if (error) return refuse({ refusal: say(authMessage(error)) })
  return redirectAfterSignIn(context, nextOf(context, url), opened.session)
})
