import { say } from '@slovo/messages'
import { errors } from '@slovo/messages/errors'
import { data, type RouterContextProvider } from 'react-router'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { leaveFor } from '../../visit/form/leave-for.server.ts'
import { readText } from '../../visit/form/read-text.ts'
import { databaseContext, localeContext } from '../../visit/session/session.server.ts'
import { readCaptcha } from '../page/captcha.server.ts'
import { nextOf } from '../session/after-sign-in.server.ts'
import { callbackAddress } from '../session/callback-address.server.ts'

/** Off to the sign-in page of the organisation whose domain, or an address of which, was given. */
export async function answerOrganisation(
  context: Readonly<RouterContextProvider>,
  request: Request,
  url: URL,
) {
  const locale = context.get(localeContext)
  const form = await request.formData()
  const typed = readText(form, 'domain').trim()
  const domain = typed.slice(typed.lastIndexOf('@') + 1).toLowerCase()
  const refuse = (refusal: string) => data({ typed, refusal }, { status: 400 })
  if (!domain) return refuse(say(locale, errors.occurred))

  const { data: found, error } = await context.get(databaseContext).auth.signInWithSSO({
    domain,
    options: {
      redirectTo: callbackAddress(context, nextOf(context, url)),
      captchaToken: readCaptcha(form),
      skipBrowserRedirect: true,
    },
  })
  return error ? refuse(say(locale, authMessage(error))) : leaveFor(request, found.url)
}
