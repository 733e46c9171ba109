import { makeSecret } from '../../kernel/keys/secrets.ts'
import { REDIRECT, readSamlMetadata } from './providers/saml-metadata.ts'
import type { SsoProvider } from './providers/sso-providers.ts'
import type { RelayState } from './relay-states.ts'
import type { SamlSettings } from './settings.ts'

/** Loaded when a user signs in by it first: most sites never do, and it takes 8 MB. */
const library = () => import('@node-saml/node-saml')

/** How far clocks may differ. */
export const SAML_SKEW_SECONDS = 60

export interface SamlSideSettings {
  issuer: string
  auth: { saml: SamlSettings }
}

/** Our own URLs, as identity providers know them. */
export function samlUrls({ issuer }: Pick<SamlSideSettings, 'issuer'>) {
  return {
    entityId: `${issuer}/sso/saml/metadata`,
    acsUrl: `${issuer}/sso/saml/acs`,
    slo: `${issuer}/sso/saml/slo`,
  }
}

/** Speaks SAML to one identity provider, about one sign-in. */
export async function createSamlClient(
  settings: SamlSideSettings,
  provider: SsoProvider,
  state: RelayState,
) {
  const { signInUrl, certificates } = await readSamlMetadata(provider.metadata_xml)
  const { SAML, ValidateInResponseTo } = await library()
  const startedAt = state.created_at.toISOString()
  return new SAML({
    ...ownSide(settings),
    entryPoint: signInUrl,
    idpCert: certificates,
    identifierFormat: provider.name_id_format,
    generateUniqueId: () => state.request_id,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: settings.auth.saml.relayStateExpiry * 1000,
    // The one request that may be answered is that of the relay state, which is consumed already.
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === state.request_id ? startedAt : null),
      removeAsync: async () => null,
    },
  })
}

interface LogoutRequest {
  /** Where the identity provider listens; not needed to check a message of its own. */
  url?: string
  /** The one request that it may answer. */
  requestId?: string
}

/** Speaks SAML to one identity provider about the end of a session. */
export async function createLogoutClient(
  settings: SamlSideSettings,
  provider: SsoProvider,
  { url, requestId = `id-${makeSecret()}` }: LogoutRequest,
) {
  const { signInUrl, certificates } = await readSamlMetadata(provider.metadata_xml)
  const { SAML, ValidateInResponseTo } = await library()
  return new SAML({
    ...ownSide(settings),
    entryPoint: signInUrl,
    logoutUrl: url,
    idpCert: certificates,
    idpIssuer: provider.entity_id,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === requestId ? 'ours' : null),
      removeAsync: async () => null,
    },
  })
}

/** Our metadata, for identity providers. */
export async function ownMetadata(settings: SamlSideSettings): Promise<string> {
  const { SAML } = await library()
  const { certificate } = settings.auth.saml
  const client = new SAML({
    ...ownSide(settings),
    // No signature is checked with it.
    idpCert: certificate ?? 'MA==',
    identifierFormat: null,
  })
  const metadata = client.generateServiceProviderMetadata(certificate ?? null, certificate ?? null)
  // The library names one binding only; we accept both.
  return metadata.replace(
    /<SingleLogoutService Binding="[^"]*" (Location="[^"]*"\/>)/,
    (post, place) => `<SingleLogoutService Binding="${REDIRECT}" ${place}${post}`,
  )
}

function ownSide(settings: SamlSideSettings) {
  const { entityId, acsUrl, slo } = samlUrls(settings)
  const { privateKey, allowEncryptedAssertions } = settings.auth.saml
  return {
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: SAML_SKEW_SECONDS * 1000,
    signatureAlgorithm: 'sha256' as const,
    digestAlgorithm: 'sha256',
    // Messages of a single logout have to be signed.
    ...(privateKey && { privateKey, logoutCallbackUrl: slo }),
    ...(allowEncryptedAssertions && { decryptionPvk: privateKey }),
  }
}
