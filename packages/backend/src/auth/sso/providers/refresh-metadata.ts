import type { Database } from '@slovo/database'
import type { Background } from '../../../kernel/jobs/background.ts'
import { secondsBefore } from '../../../kernel/times.ts'
import { ssoErrors } from '../errors.ts'
import { fetchSamlMetadata } from './fetch-metadata.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import type { SsoProvider } from './sso-providers.ts'

const DAY_SECONDS = 24 * 3600

export interface RefreshMetadataServices {
  background: Background
  database: Database
  now: () => Date
}

/**
 * Identity providers replace their keys now and then. Metadata older than a day is fetched again while a user signs in
 * there; when that fails, the old metadata stays.
 */
export function refreshOldMetadata(
  { background, database, now }: RefreshMetadataServices,
  { id, entity_id: knownId, metadata_url: url, metadata_read_at: readAt }: SsoProvider,
) {
  if (!url || readAt > secondsBefore(now(), DAY_SECONDS)) return
  background.run('the refresh of SAML metadata', async () => {
    const xml = await fetchSamlMetadata(url)
    const { entityId } = await readSamlMetadata(xml)
    if (entityId !== knownId) throw ssoErrors.samlEntityMismatch()
    await database.query(
      `update auth.saml_providers set metadata_xml = :xml, updated_at = :now
       where sso_provider_id = :id and metadata_url = :url`,
      { id, xml, now: now(), url },
    )
  })
}
