import { z } from 'zod'
import { authMessage } from '../../visit/auth/auth-messages.ts'
import { leaveFor } from '../../visit/form/from-script.server.ts'
import { handleForm } from '../../visit/form/handle-form.server.ts'
import { databaseContext } from '../../visit/session/session.server.ts'
import type { SiteVisit } from '../../visit/visit.ts'
import { organisationForm } from '../forms.ts'
import { readCaptcha } from '../page/captcha.tsx'
import { callbackAddress, nextOf } from '../session/after-sign-in.server.ts'

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

const Claims = z.object({ amr: z.array(z.object({ method: z.string() })) })
const Answer = z.object({ url: z.url() })

/**
 * Ends a session that began at an organisation, and gives the address at which the one there ends too; nothing for all
 * other sessions, and where the organisation offers no such thing. Hosted Supabase has no single logout.
 */
export async function endAtOrganisation(
  { settings, fetch, log }: Pick<SiteVisit, 'settings' | 'fetch' | 'log'>,
  token: string | undefined,
  backTo: string,
): Promise<string | undefined> {
  if (!token || !beganAtOrganisation(token)) return undefined
  try {
    const answer = await fetch(`${settings.supabaseUrl}/auth/v1/sso/logout`, {
      method: 'POST',
      headers: {
        apikey: settings.anonKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ redirect_to: backTo, skip_http_redirect: true }),
    })
    if (!answer.ok) return undefined
    const leadsTo = Answer.parse(await answer.json()).url
    return leadsTo === backTo ? undefined : leadsTo
  } catch (cause) {
    log.error(cause, 'a session at an organisation could not be ended')
    return undefined
  }
}

function beganAtOrganisation(token: string) {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
    const { amr } = Claims.parse(JSON.parse(payload))
    return amr.some(({ method }) => method === 'sso/saml')
  } catch {
    return false
  }
}
