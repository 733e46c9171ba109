import type { z } from 'zod'
import type { Passkeys } from './settings.ts'

export interface RelyingPartySettings {
  siteUrl: string
  auth: { passkeys: z.output<typeof Passkeys> }
}

/** The relying party of passkeys: the site, unless the settings name another. */
export function relyingParty({ siteUrl, auth }: RelyingPartySettings) {
  const { rpId, rpName, rpOrigins } = auth.passkeys
  const site = new URL(siteUrl)
  return {
    id: rpId ?? site.hostname,
    name: rpName ?? site.host,
    origins: rpOrigins.length > 0 ? rpOrigins : [site.origin],
  }
}
