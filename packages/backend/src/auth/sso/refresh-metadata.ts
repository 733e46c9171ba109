import { secondsBefore } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import { ssoErrors } from './errors.ts'
import { fetchSamlMetadata } from './fetch-metadata.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import type { SsoProvider } from './sso-providers.ts'

const DAY = 24 * 3600

/**
 * Identity providers replace their keys now and then. What is a day old is fetched again while somebody is on their
 * way there; when that fails, what is known stays.
 */
export function refreshOldMetadata(
  { background, database, now }: AuthParts,
  { id, entity_id: knownId, metadata_url: url, metadata_read_at: readAt }: SsoProvider,
) {
  if (!url || readAt > secondsBefore(now(), DAY)) return
  background.run('the refresh of SAML metadata', async () => {
    const xml = await fetchSamlMetadata(url)
    const { entityId } = await readSamlMetadata(xml)
    if (entityId !== knownId) throw ssoErrors.samlEntityMismatch()
    await database.query(
      `update auth.saml_providers set metadata_xml = $2, updated_at = $3
       where sso_provider_id = $1 and metadata_url = $4`,
      [id, xml, now(), url],
    )
  })
}
