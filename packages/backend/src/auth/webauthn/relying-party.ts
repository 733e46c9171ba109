import type { AuthServiceSettings } from '../service-settings.ts'

/** For whom passkeys are made: the site, unless the operator says otherwise. */
export function relyingParty({ siteUrl, auth }: AuthServiceSettings) {
  const { rpId, rpName, rpOrigins } = auth.passkeys
  const site = new URL(siteUrl)
  return {
    id: rpId ?? site.hostname,
    name: rpName ?? site.host,
    origins: rpOrigins.length > 0 ? rpOrigins : [site.origin],
  }
}
