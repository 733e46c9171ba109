import { successes } from '@slovo/messages/errors'
import { data } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { authMessage, passwordMessage } from '../../visit/auth/auth-messages.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { safePath } from '../../visit/url/safe-path.ts'
import { visitContext } from '../../visit/visit.ts'
import { registerForm } from '../forms.ts'
import { readCaptcha } from '../page/captcha.tsx'
import { callbackAddress } from '../session/after-sign-in.server.ts'

/** Makes an account; whether the e-mail address had one already is not revealed. */
export const signUp = handleForm(registerForm, async (post) => {
  const { context, form, locale, say, url, values, refuse } = post
  const next = safePath(url.searchParams.get('next'), localPath(locale, '/'))
  const { data: made, error } = await context.get(databaseContext).auth.signUp({
    ...values,
    options: {
      data: { learning_language: context.get(learningLanguageContext), locale },
      emailRedirectTo: callbackAddress(context, next),
      captchaToken: readCaptcha(form),
    },
  })
  if (error) {
    const message = passwordMessage(error)
    if (message) return refuse({ errors: { password: say(message) } })
    context.get(visitContext).log.error(error, 'an account could not be made')
    return refuse({ refusal: say(authMessage(error)) })
  }
  if (made.session) return redirectWithToast(context, next, 'success', say(successes.signedIn))
  return data({ kind: 'registered' as const, email: values.email })
})
