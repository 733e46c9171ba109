import { say } from '@slovo/messages'
import { errors, successes } from '@slovo/messages/errors'
import { data, type RouterContextProvider } from 'react-router'
import { databaseContext, localeContext } from '../middleware/session.server.ts'
import { authMessage } from '../platform/auth-messages.ts'
import { localPath } from '../platform/local-path.ts'
import { readText } from '../platform/read-text.ts'
import { safePath } from '../platform/safe-path.ts'
import { visitContext } from '../platform/visit.ts'
import { redirectWithToast } from '../ui/toast.server.ts'
import { callbackAddress } from './callback-address.server.ts'

type Context = Readonly<RouterContextProvider>

/** The e-mail form of `/signin` and `/login`; afterwards the reader is where they wanted to go. */
export async function answerSignIn(context: Context, request: Request, url: URL) {
  const locale = context.get(localeContext)
  const { auth } = context.get(databaseContext)
  const form = await request.formData()
  const email = readText(form, 'email').trim()
  const password = readText(form, 'password')
  const refuse = (refusal: string) => data({ email, refusal }, { status: 400 })

  if (!email || !password) return refuse(say(locale, errors.emailOrPhoneRequired))

  const { error } = await auth.signInWithPassword({ email, password })
  if (error) {
    const message = authMessage(error)
    if (message === errors.emailNotConfirmed) {
      const emailRedirectTo = callbackAddress(context)
      await auth.resend({ type: 'signup', email, options: { emailRedirectTo } })
    } else if (message !== errors.invalidCredentials) {
      context.get(visitContext).log.error(error, 'somebody could not sign in')
    }
    return refuse(say(locale, message))
  }

  const next = safePath(url.searchParams.get('next'), localPath(locale, '/'))
  return redirectWithToast(context, next, 'success', say(locale, successes.signedIn))
}
