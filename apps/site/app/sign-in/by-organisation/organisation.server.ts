import { authMessage } from '../../visit/auth/auth-messages.ts'
import { leaveFor } from '../../visit/form/from-script.server.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import { readCaptcha } from '../page/captcha.server.ts'
import { nextOf } from '../session/after-sign-in.server.ts'
import { callbackAddress } from '../session/callback-address.server.ts'
import { organisationForm } from './organisation-form.ts'

/** Redirects to the sign-in page of the organisation. */
export const goToOrganisation = handleForm(organisationForm, async (post) => {
  const { context, form, request, say, url, values, refuse } = post
  const { data: found, error } = await context.get(databaseContext).auth.signInWithSSO({
    domain: values.domain,
    options: {
      redirectTo: callbackAddress(context, nextOf(context, url)),
      captchaToken: readCaptcha(form),
      skipBrowserRedirect: true,
    },
  })
  return error ? refuse({ refusal: say(authMessage(error)) }) : leaveFor(request, found.url)
})
