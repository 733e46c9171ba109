import { successes } from '@slovo/messages/errors'
import { data, type RouterContextProvider } from 'react-router'
import { localPath } from '../../ui/local-path.ts'
import { authMessage, passwordMessage } from '../../visit/auth/auth-messages.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { databaseContext, readerContext } from '../../visit/session/session.server.ts'
import { safePath } from '../../visit/url/safe-path.ts'
import { visitContext } from '../../visit/visit.ts'
import { registerForm } from '../forms.ts'
import { readCaptcha } from '../page/captcha.tsx'
import { callbackAddress } from '../session/after-sign-in.server.ts'

/**
 * Makes an account, or a lasting one of the anonymous account that this browser has. Whether the e-mail address had an
 * account already is not revealed.
 */
export const signUp = handleForm(registerForm, async (post) => {
  const { context, form, locale, say, url, values, refuse } = post
  const next = safePath(url.searchParams.get('next'), localPath(locale, '/'))
  const signUp = {
    ...values,
    data: { learning_language: context.get(learningLanguageContext), locale },
    emailRedirectTo: callbackAddress(context, next),
    captchaToken: readCaptcha(form),
  }
  const { isSignedIn, error } =
    (await makeLasting(context, signUp)) ?? (await makeAccount(context, signUp))
  if (error) {
    const message = passwordMessage(error)
    if (message) return refuse({ errors: { password: say(message) } })
    context.get(visitContext).log.error(error, 'an account could not be made')
    return refuse({ refusal: say(authMessage(error)) })
  }
  if (isSignedIn) return redirectWithToast(context, next, 'success', say(successes.signedIn))
  return data({ kind: 'registered' as const, email: values.email })
})

interface SignUp {
  email: string
  password: string
  data: object
  emailRedirectTo: string
  captchaToken: string | undefined
}

async function makeAccount(
  context: Readonly<RouterContextProvider>,
  { email, password, ...options }: SignUp,
) {
  const { auth } = context.get(databaseContext)
  const { data, error } = await auth.signUp({ email, password, options })
  return { isSignedIn: data.session !== null, error }
}

/** With these the anonymous account stays as it is; its words follow once the other account has been signed in to. */
const TAKES_AN_ACCOUNT_OF_ITS_OWN = ['email_exists', 'reauthentication_needed']

/** The anonymous account gets an address and a password: everything in it stays. Null where a new account is to be made. */
async function makeLasting(
  context: Readonly<RouterContextProvider>,
  { email, password, data, emailRedirectTo }: SignUp,
) {
  if (!context.get(readerContext)?.isAnonymous) return null
  const { auth } = context.get(databaseContext)
  const { data: changed, error } = await auth.updateUser(
    { email, password, data },
    { emailRedirectTo },
  )
  if (error?.code && TAKES_AN_ACCOUNT_OF_ITS_OWN.includes(error.code)) return null
  // Without a mail to confirm it is a lasting one at once, which its token has yet to say.
  const isSignedIn = changed.user?.is_anonymous === false
  if (isSignedIn) await auth.refreshSession()
  return { isSignedIn, error }
}
