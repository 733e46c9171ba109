import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { makeSecret } from '../../kernel/keys/secrets.ts'
import type { AuthServiceSettings } from '../service-settings.ts'
import type { RelayState } from './relay-states.ts'
import { REDIRECT, readSamlMetadata } from './saml-metadata.ts'
import type { SsoProvider } from './sso-providers.ts'

/** How far clocks may be apart, in seconds. */
export const SAML_SKEW = 60

/** Our own addresses, as identity providers know them. */
export function samlAddresses({ issuer }: AuthServiceSettings) {
  return {
    entityId: `${issuer}/sso/saml/metadata`,
    acsUrl: `${issuer}/sso/saml/acs`,
    slo: `${issuer}/sso/saml/slo`,
  }
}

/** Speaks SAML to one identity provider, about one way there and back. */
export async function createSamlClient(
  settings: AuthServiceSettings,
  provider: SsoProvider,
  state: RelayState,
) {
  const { signInUrl, certificates } = await readSamlMetadata(provider.metadata_xml)
  const startedAt = state.created_at.toISOString()
  return new SAML({
    ...ownSide(settings),
    entryPoint: signInUrl,
    idpCert: certificates,
    identifierFormat: provider.name_id_format,
    generateUniqueId: () => state.request_id,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: settings.auth.saml.relayStateExpiry * 1000,
    // The one request that may be answered is in the relay state, which is used up already.
    cacheProvider: {
      saveAsync: async () => null,
      getAsync: async (id) => (id === state.request_id ? startedAt : null),
      removeAsync: async () => null,
    },
  })
}

interface Logout {
  /** Where the identity provider wants its messages; not needed to check one of its own. */
  url?: string
  /** The one request that it may answer. */
  requestId?: string
}

/** Speaks SAML to one identity provider about the end of a session. */
export async function createLogoutClient(
  settings: AuthServiceSettings,
  provider: SsoProvider,
  { url, requestId = `id-${makeSecret()}` }: Logout,
) {
  const { signInUrl, certificates } = await readSamlMetadata(provider.metadata_xml)
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

/** What identity providers are told about us. */
export function describeOwnSide(settings: AuthServiceSettings) {
  const { certificate } = settings.auth.saml
  const client = new SAML({
    ...ownSide(settings),
    // Nothing is checked with it: a description needs no other side.
    idpCert: certificate ?? 'MA==',
    identifierFormat: null,
  })
  const metadata = client.generateServiceProviderMetadata(certificate ?? null, certificate ?? null)
  // The library names one binding only; we hear both.
  return metadata.replace(
    /<SingleLogoutService Binding="[^"]*" (Location="[^"]*"\/>)/,
    (post, place) => `<SingleLogoutService Binding="${REDIRECT}" ${place}${post}`,
  )
}

function ownSide(settings: AuthServiceSettings) {
  const { entityId, acsUrl, slo } = samlAddresses(settings)
  const { privateKey, allowEncryptedAssertions } = settings.auth.saml
  return {
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrl,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: SAML_SKEW * 1000,
    signatureAlgorithm: 'sha256' as const,
    digestAlgorithm: 'sha256',
    // Messages of a single logout have to be signed.
    ...(privateKey && { privateKey, logoutCallbackUrl: slo }),
    ...(allowEncryptedAssertions && { decryptionPvk: privateKey }),
  }
}
