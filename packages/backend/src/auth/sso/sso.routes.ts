import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { AuthEnv } from '../http/auth-env.ts'
import { bodyText, optionalText, readBody } from '../http/read-body.ts'
import { type RedirectSettings, redirectTarget } from '../http/redirect-target.ts'
import { redirectToSite } from '../http/redirect-to-site.ts'
import { challengeFields, readChallenge } from '../sessions/flow-challenge.ts'
import { ssoErrors } from './errors.ts'
import { readLogoutForm } from './logout/logout-form.ts'
import { handleSamlLogout, type SamlLogoutServices } from './logout/saml-logout.ts'
import { ssoSignOutRoutes } from './logout/sign-out.routes.ts'
import { ownMetadata } from './saml-client.ts'
import { handleSamlResponse, type SamlResponseServices } from './sign-in/saml-response.ts'
import { type SsoSignInServices, startSsoSignIn } from './sign-in/start-sso-sign-in.ts'

const SsoSignIn = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: z.boolean().nullish(),
  ...challengeFields,
})

type SsoServices = SamlResponseServices &
  SamlLogoutServices &
  SsoSignInServices & { settings: RedirectSettings }

/** `/sso`: sign-in at the identity provider of an organisation, by SAML 2.0. */
export function ssoRoutes(services: SsoServices) {
  const { database, limits, settings } = services

  async function answerLogout(c: Context<AuthEnv>, binding: { body: string } | { search: string }) {
    const request = { binding, device: c.var.device, path: c.req.path }
    const step = await handleSamlLogout(services, request)
    if ('form' in step) return answerForm(c, step.form.url, step.form.fields)
    if ('redirectTo' in step) return c.redirect(step.redirectTo, 302)
    return redirectToSite(c, step.target, { query: step.query, status: 302 })
  }

  return new Hono<AuthEnv>()
    .use(async (_, next) => {
      if (!settings.auth.saml.enabled) throw ssoErrors.samlDisabled()
      await next()
    })
    .post('/', async (c) => {
      await limits.countRequest(c.var.device, 'sso')
      const body = readBody(c, SsoSignIn)
      const { provider_id: providerId, domain } = body
      const challenge = readChallenge(body)
      const redirectTo = redirectTarget(c, settings, body.redirect_to)
      const url = await startSsoSignIn(services, { providerId, domain, challenge, redirectTo })
      return body.skip_http_redirect ? c.json({ url }) : c.redirect(url, 303)
    })
    .get('/saml/metadata', async (c) => {
      if (c.req.query('download') === 'true') {
        c.header('content-disposition', 'attachment; filename="metadata.xml"')
      }
      c.header('content-type', 'application/samlmetadata+xml')
      return c.body(await ownMetadata(settings))
    })
    .post('/saml/acs', async (c) => {
      const form = new URLSearchParams(bodyText(c))
      const request = { form, device: c.var.device, path: c.req.path }
      const { target, ...outcome } = await handleSamlResponse(services, request)
      return redirectToSite(c, target, { ...outcome, status: 302 })
    })
    .get('/saml/slo/form', async (c) => {
      await limits.countRequest(c.var.device, 'sso')
      const { SAMLRequest: request = '', RelayState: relayState = null } = c.req.query()
      const { url, fields } = await readLogoutForm(database, { request, relayState })
      return answerForm(c, url, fields)
    })
    .get('/saml/slo', (c) => answerLogout(c, { search: new URL(c.req.url).search }))
    .post('/saml/slo', (c) => answerLogout(c, { body: bodyText(c) }))
    .route('/logout', ssoSignOutRoutes(services))
}

/** A form that submits itself; without scripts, a button with the name of the host, which needs no language. */
function answerForm(c: Context, url: string, fields: Record<string, string>) {
  const { host } = new URL(url)
  const nonce = randomBytes(16).toString('base64')
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; script-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
  )
  return c.html(html`<!doctype html>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>${host}</title>
    <form method="post" action="${url}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )}
      <button>${host}</button>
    </form>
    <script nonce="${nonce}">document.forms[0].submit()</script>`)
}
