import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import type { CompleteSettings } from '../../backend-settings.ts'
import type { RelayState } from './relay-states.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import type { SsoProvider } from './sso-providers.ts'

/** How far clocks may be apart, in seconds. */
export const SAML_SKEW = 60

/** Our own two addresses, as identity providers know them. */
export function samlAddresses({ issuer }: CompleteSettings) {
  return { entityId: `${issuer}/sso/saml/metadata`, acsUrl: `${issuer}/sso/saml/acs` }
}

/** Speaks SAML to one identity provider, about one way there and back. */
export async function createSamlClient(
  settings: CompleteSettings,
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

/** What identity providers are told about us. */
export function describeOwnSide(settings: CompleteSettings) {
  const { certificate } = settings.auth.saml
  const client = new SAML({
    ...ownSide(settings),
    // Nothing is checked with it: a description needs no other side.
    idpCert: certificate ?? 'MA==',
    identifierFormat: null,
  })
  return client.generateServiceProviderMetadata(null, certificate ?? null)
}

function ownSide(settings: CompleteSettings) {
  const { entityId, acsUrl } = samlAddresses(settings)
  const { privateKey } = settings.auth.saml
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
    ...(privateKey && { privateKey }),
  }
}
