import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Queries } from '@slovo/database'
import { ssoErrors } from '../errors.ts'
import { readSamlMetadata } from '../providers/saml-metadata.ts'
import { findSsoProvider } from '../providers/sso-providers.ts'
import { findRelayState, type RelayState } from '../relay-states.ts'
import { type SamlSideSettings, samlUrls } from '../saml-client.ts'
import type { SamlSettings } from '../settings.ts'
import { readLogoutMessage } from './logout-message.ts'

const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'

/**
 * A message for an identity provider that accepts only POST. It is signed inside, unlike one that goes by redirect:
 * "HTTP POST Binding" in saml-bindings-2.0, section 3.5.
 */
export async function signLogout(
  { privateKey = '' }: SamlSettings,
  name: 'LogoutRequest' | 'LogoutResponse',
  xml: string,
): Promise<string> {
  const { signSamlPost } = await import('@node-saml/node-saml/lib/saml-post-signing.js')
  const root = `/*[local-name(.)="${name}" and namespace-uri(.)="${PROTOCOL}"]`
  return signSamlPost(xml, root, {
    privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
  })
}

/** The URL of our page that posts this request: clients can only redirect. */
export async function logoutFormUrl(
  settings: Pick<SamlSideSettings, 'issuer'>,
  request: string,
  state: RelayState,
): Promise<string> {
  const url = new URL(`${samlUrls(settings).slo}/form`)
  const bytes = await promisify(deflateRaw)(request)
  url.searchParams.set('SAMLRequest', bytes.toString('base64'))
  url.searchParams.set('RelayState', state.id)
  return url.href
}

/** A form for the browser to post. */
export interface SamlForm {
  url: string
  fields: Record<string, string>
}

/** `GET /sso/saml/slo/form`: posts a request of ours to the identity provider that it was made for, and nothing else. */
export async function readLogoutForm(
  database: Queries,
  { request, relayState }: { request: string; relayState: string | null },
): Promise<SamlForm> {
  const message = await readLogoutMessage(request, 'redirect')
  const state = await findRelayState(database, relayState)
  if (message.id !== state.request_id) throw ssoErrors.relayStateNotFound()
  const provider = await findSsoProvider(database, state.sso_provider_id)
  const { signOut } = provider ? await readSamlMetadata(provider.metadata_xml) : {}
  if (signOut?.binding !== 'post') throw ssoErrors.relayStateNotFound()
  const xml = await promisify(inflateRaw)(Buffer.from(request, 'base64'))
  const fields = { SAMLRequest: xml.toString('base64'), RelayState: state.id }
  return { url: signOut.requestUrl, fields }
}
