import { type ContentClient, openContentClient } from '../content/content-client.ts'
import { prepareDataDir } from '../settings/data-dir.ts'
import { readKeys } from '../settings/keys.ts'
import type { Settings } from '../settings/settings.ts'
import { withBackend } from './with-backend.ts'

/** Runs a command with the service role's client, in each of the three ways to run the site. */
export async function withContentClient<T>(
  settings: Settings,
  work: (content: ContentClient) => Promise<T>,
): Promise<T> {
  if (settings.way === 'hosted') {
    await prepareDataDir(settings.DATA_DIR)
    return work(openContentClient(settings, await readKeys(settings)))
  }
  return withBackend(settings, ({ keys, address, app }) =>
    work(openContentClient({ ...settings, siteUrl: address }, keys, app)),
  )
}
