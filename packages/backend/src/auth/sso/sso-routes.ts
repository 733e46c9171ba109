import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { isUuid } from '../../kernel/http/uuid.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import type { AuthEnv } from '../http/auth-env.ts'
import { optionalText, readBody } from '../http/read-body.ts'
import { redirectTarget } from '../http/redirect-target.ts'
import { challengeFields, readChallenge } from '../sessions/flow-challenge.ts'
import { ssoErrors } from './errors.ts'
import { postLogout } from './logout-form.ts'
import { refreshOldMetadata } from './refresh-metadata.ts'
import { startRelayState } from './relay-states.ts'
import { comeBackFromSaml } from './saml-acs.ts'
import { createSamlClient, describeOwnSide } from './saml-client.ts'
import { hearLogout } from './saml-slo.ts'
import { ssoSignOutRoutes } from './sign-out.ts'
import { findSsoProvider, findSsoProviderByDomain } from './sso-providers.ts'

const Request = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
  ...challengeFields,
})

/** `/sso`: sign-in at the identity provider of an organisation, by SAML 2.0. */
export function ssoRoutes(parts: AuthParts) {
  const { limits, settings } = parts
  return new Hono<AuthEnv>()
    .use(async (_, next) => {
      if (!settings.auth.saml.enabled) throw ssoErrors.samlDisabled()
      await next()
    })
    .post('/', async (c) => {
      await limits.countRequest(c.var.device, 'sso')
      const body = readBody(c, Request)
      const url = await leaveForOrganisation(parts, c, body)
      return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
    })
    .get('/saml/metadata', (c) => {
      if (c.req.query('download') === 'true') {
        c.header('content-disposition', 'attachment; filename="metadata.xml"')
      }
      c.header('content-type', 'application/samlmetadata+xml')
      return c.body(describeOwnSide(settings))
    })
    .post('/saml/acs', (c) => comeBackFromSaml(parts, c))
    .get('/saml/slo/form', (c) => postLogout(parts, c))
    .get('/saml/slo', (c) => hearLogout(parts, c))
    .post('/saml/slo', (c) => hearLogout(parts, c))
    .route('/logout', ssoSignOutRoutes(parts))
}

async function leaveForOrganisation(parts: AuthParts, c: Context, body: z.output<typeof Request>) {
  const challenge = readChallenge(body)
  const provider = await requireProvider(parts, body)
  refreshOldMetadata(parts, provider)
  const redirectTo = redirectTarget(c, parts.settings, body.redirect_to)
  const state = await startRelayState(parts, { providerId: provider.id, redirectTo, challenge })
  const client = await createSamlClient(parts.settings, provider, state)
  return client.getAuthorizeUrlAsync(state.id, undefined, {})
}

async function requireProvider(
  { database }: AuthParts,
  { provider_id: id, domain }: z.output<typeof Request>,
) {
  if (Boolean(id) === Boolean(domain)) {
    throw requestErrors.validationFailed('Exactly one of provider_id or domain must be provided')
  }
  if (id && !isUuid(id)) throw requestErrors.validationFailed('provider_id must be an UUID')
  const provider = id
    ? await findSsoProvider(database, id)
    : await findSsoProviderByDomain(database, domain ?? '')
  if (!provider) throw ssoErrors.ssoProviderNotFound()
  if (provider.disabled) throw ssoErrors.ssoProviderDisabled()
  return provider
}
