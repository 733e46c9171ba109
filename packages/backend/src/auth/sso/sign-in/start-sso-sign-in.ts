import type { Database } from '@slovo/database'
import { isUuid } from '../../../kernel/http/uuid.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import type { Challenge } from '../../sessions/flow-challenge.ts'
import { ssoErrors } from '../errors.ts'
import { type RefreshMetadataServices, refreshOldMetadata } from '../providers/refresh-metadata.ts'
import { findSsoProvider, findSsoProviderByDomain } from '../providers/sso-providers.ts'
import { type RelayServices, startRelayState } from '../relay-states.ts'
import { createSamlClient, type SamlSideSettings } from '../saml-client.ts'

export interface SsoSignInServices extends RelayServices, RefreshMetadataServices {
  settings: SamlSideSettings
}

interface SsoSignIn {
  providerId?: string
  domain?: string
  challenge?: Challenge
  redirectTo: string
}

/** Starts a sign-in at an organisation; returns the URL at its identity provider. */
export async function startSsoSignIn(
  services: SsoSignInServices,
  { providerId, domain, challenge, redirectTo }: SsoSignIn,
): Promise<string> {
  const { database, settings } = services
  const provider = await requireSsoProvider(database, providerId, domain)
  refreshOldMetadata(services, provider)
  const state = await startRelayState(services, { providerId: provider.id, redirectTo, challenge })
  const client = await createSamlClient(settings, provider, state)
  return client.getAuthorizeUrlAsync(state.id, undefined, {})
}

async function requireSsoProvider(database: Database, id?: string, domain?: string) {
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
