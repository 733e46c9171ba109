import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { recordAudit } from '../../audit/audit.ts'
import { optionalText, readBody } from '../../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../../http/redirect-target.ts'
import { requireSession, type SignedIn } from '../../sessions/require-session.ts'
import { endSession } from '../../sessions/sessions.ts'
import { readSamlMetadata } from '../providers/saml-metadata.ts'
import { findSsoProvider } from '../providers/sso-providers.ts'
import { startRelayState } from '../relay-states.ts'
import { createLogoutClient, type SamlSideSettings } from '../saml-client.ts'
import { findSamlSession } from '../saml-sessions.ts'
import { logoutFormUrl, signLogout } from './logout-form.ts'

const SignOut = z.object({
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
})

interface SsoSignOutServices {
  database: Database
  settings: RedirectSettings & SamlSideSettings
  now: () => Date
}

/**
 * `POST /sso/logout`: ends this session, and redirects the browser to where the one at the identity provider ends too.
 * Supabase has no such route.
 */
export function ssoSignOutRoutes(services: SsoSignOutServices) {
  const { database, settings, now } = services
  return new Hono<SignedIn>().post('/', requireSession(services), async (c) => {
    const { account, session, device } = c.var
    const body = readBody(c, SignOut)
    const redirectTo = redirectTarget(c, settings, body.redirect_to)
    const url = await logoutUrl(services, session.id, redirectTo)
    await database.transaction(async (tx) => {
      await recordAudit(tx, { action: 'logout', account, now: now(), ip: device.ip })
      await endSession(tx, session.id)
    })
    return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
  })
}

/** Without single logout at the identity provider, and for any other session, the URL to return to. */
async function logoutUrl(services: SsoSignOutServices, sessionId: string, redirectTo: string) {
  const { database, settings } = services
  const began = await findSamlSession(database, sessionId)
  const provider = began && (await findSsoProvider(database, began.providerId))
  const signOut = provider && (await readSamlMetadata(provider.metadata_xml)).signOut
  if (!began || !provider || !signOut || !settings.auth.saml.privateKey) return redirectTo

  const state = await startRelayState(services, { providerId: provider.id, redirectTo })
  const client = await createLogoutClient(settings, provider, {
    url: signOut.requestUrl,
    requestId: state.request_id,
  })
  const { nameId, format, ...rest } = began.remote
  const subject = {
    issuer: provider.entity_id,
    nameID: nameId,
    nameIDFormat: format ?? '',
    ...rest,
  }
  if (signOut.binding === 'redirect') return client.getLogoutUrlAsync(subject, state.id, {})
  const request = await client._generateLogoutRequest(subject)
  const signed = await signLogout(settings.auth.saml, 'LogoutRequest', request)
  return logoutFormUrl(settings, signed, state)
}
