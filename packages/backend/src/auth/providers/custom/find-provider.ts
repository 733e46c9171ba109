import type { Database } from '@slovo/database'
import { unsealText } from '../../../kernel/keys/sealed-text.ts'
import type { AuthServiceSettings } from '../../service-settings.ts'
import type { ProviderOptions } from '../oauth-client.ts'
import { findCustomProvider } from './custom-providers.ts'

/** Finds an enabled provider `custom:…`, in the shape of those in the settings. */
export function createCustomLookup({ jwtSecret }: AuthServiceSettings, database: Database) {
  return async (name: string): Promise<ProviderOptions | undefined> => {
    const custom = await findCustomProvider(database, name)
    if (!custom?.enabled) return undefined
    const secret = await unsealText(jwtSecret, 'custom-provider', custom.client_secret)
    if (secret === undefined) return undefined

    const isOpenId = custom.provider_type === 'oidc'
    return {
      name,
      version: custom.updated_at.toISOString(),
      clientId: custom.client_id,
      secret,
      scopes: custom.scopes.join(' ') || (isOpenId ? 'openid email profile' : ''),
      emailOptional: custom.email_optional,
      acceptableClientIds: custom.acceptable_client_ids,
      skipNonceCheck: custom.skip_nonce_check,
      isPkceOff: !custom.pkce_enabled,
      claimNames: custom.attribute_mapping,
      keptClaims: custom.custom_claims_allowlist,
      parameters: custom.authorization_params,
      ...(isOpenId
        ? {
            issuer: custom.issuer ?? '',
            discoveryUrl: custom.discovery_url ?? undefined,
            jwksUrl: custom.jwks_uri ?? undefined,
          }
        : {
            authorizationUrl: custom.authorization_url ?? '',
            tokenUrl: custom.token_url ?? '',
            userinfoUrl: custom.userinfo_url ?? '',
          }),
    }
  }
}
