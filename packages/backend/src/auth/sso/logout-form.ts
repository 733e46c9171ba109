import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { signSamlPost } from '@node-saml/node-saml/lib/saml-post-signing.js'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { AuthParts } from '../auth-parts.ts'
import type { AuthServiceSettings } from '../service-settings.ts'
import { ssoErrors } from './errors.ts'
import { readLogoutMessage } from './logout-message.ts'
import { findRelayState, type RelayState } from './relay-states.ts'
import { samlAddresses } from './saml-client.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import { findSsoProvider } from './sso-providers.ts'

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'

/**
 * A message for an identity provider that hears only POST. It is signed within, other than one that goes by redirect:
 * "HTTP POST Binding" in saml-bindings-2.0, section 3.5.
 */
export function signLogout(
  { auth: { saml } }: AuthServiceSettings,
  name: 'LogoutRequest' | 'LogoutResponse',
  xml: string,
): string {
  const root = `/*[local-name(.)="${name}" and namespace-uri(.)="${PROTOCOL}"]`
  return signSamlPost(xml, root, {
    privateKey: saml.privateKey ?? '',
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
  })
}

/** The address of our page that posts this request: clients know only addresses to go to. */
export async function addressOfForm(
  settings: AuthServiceSettings,
  request: string,
  state: RelayState,
): Promise<string> {
  const address = new URL(`${samlAddresses(settings).slo}/form`)
  const bytes = await promisify(deflateRaw)(request)
  address.searchParams.set('SAMLRequest', bytes.toString('base64'))
  address.searchParams.set('RelayState', state.id)
  return address.href
}

/** `GET /sso/saml/slo/form`: posts a request of ours to the identity provider that it was made for, and nothing else. */
export async function postLogout(parts: AuthParts, c: Context) {
  await parts.limits.countRequest(c.var.device, 'sso')
  const encoded = c.req.query('SAMLRequest') ?? ''
  const message = await readLogoutMessage(encoded, 'redirect')
  const state = await findRelayState(parts, c.req.query('RelayState') ?? null)
  if (message.id !== state.request_id) throw ssoErrors.relayStateNotFound()
  const provider = await findSsoProvider(parts.database, state.sso_provider_id)
  const { signOut } = provider ? await readSamlMetadata(provider.metadata_xml) : {}
  if (signOut?.binding !== 'post') throw ssoErrors.relayStateNotFound()
  const request = await promisify(inflateRaw)(Buffer.from(encoded, 'base64'))
  return sendForm(c, signOut.requestUrl, {
    SAMLRequest: request.toString('base64'),
    RelayState: state.id,
  })
}

/** A form that sends itself; without scripts a button that has the name of where it leads, which needs no language. */
export function sendForm(c: Context, address: string, fields: Record<string, string>) {
  const { host } = new URL(address)
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
    <form method="post" action="${address}">
      ${Object.entries(fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
      )}
      <button>${host}</button>
    </form>
    <script nonce="${nonce}">document.forms[0].submit()</script>`)
}
