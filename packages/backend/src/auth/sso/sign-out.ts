import { Hono } from 'hono'
import { z } from 'zod'
import { recordAudit } from '../audit/audit.ts'
import type { AuthParts } from '../auth-parts.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { requireSession, type SignedIn } from '../sessions/require-session.ts'
import { endSession } from '../sessions/sessions.ts'
import { addressOfForm, signLogout } from './logout-form.ts'
import { startRelayState } from './relay-states.ts'
import { createLogoutClient } from './saml-client.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import { findSamlSession } from './saml-sessions.ts'
import { findSsoProvider } from './sso-providers.ts'

const Request = z.object({
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
})

/**
 * `POST /sso/logout`: ends this session, and leads the browser to where the one at the identity provider ends too.
 * Ours: Supabase has no such route.
 */
export function ssoSignOutRoutes(parts: AuthParts) {
  return new Hono<SignedIn>().post('/', requireSession(parts), async (c) => {
    const { account, session } = c.var
    const body = readBody(c, Request)
    const redirectTo = redirectTarget(c, parts.settings, body.redirect_to)
    const leadsTo = await logoutAddress(parts, session.id, redirectTo)
    await parts.database.transaction(async (tx) => {
      const { ip } = c.var.device
      await recordAudit(tx, { action: 'logout', account, now: parts.now(), ip })
      await endSession(tx, session.id)
    })
    return body.skip_http_redirect ? c.json({ url: leadsTo }) : c.redirect(leadsTo, 303)
  })
}

/** Of an identity provider without single logout, and of any other session, the address to come back to. */
async function logoutAddress(parts: AuthParts, sessionId: string, redirectTo: string) {
  const { settings } = parts
  const began = await findSamlSession(parts.database, sessionId)
  const provider = began && (await findSsoProvider(parts.database, began.providerId))
  const signOut = provider && (await readSamlMetadata(provider.metadata_xml)).signOut
  if (!began || !provider || !signOut || !settings.auth.saml.privateKey) return redirectTo

  const state = await startRelayState(parts, { providerId: provider.id, redirectTo })
  const client = await createLogoutClient(settings, provider, {
    url: signOut.requestUrl,
    requestId: state.request_id,
  })
  const { nameId, format, ...rest } = began.remote
  const person = { issuer: provider.entity_id, nameID: nameId, nameIDFormat: format ?? '', ...rest }
  if (signOut.binding === 'redirect') return client.getLogoutUrlAsync(person, state.id, {})
  const request = await client._generateLogoutRequest(person)
  return addressOfForm(settings, signLogout(settings, 'LogoutRequest', request), state)
}
