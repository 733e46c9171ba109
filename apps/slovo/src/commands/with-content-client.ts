import { type ContentClient, openContentClient } from '../content/content-client.ts'
import { createLog } from '../log.ts'
import { openBackend } from '../open-backend.ts'
import { prepareDataDir } from '../settings/data-dir.ts'
import { readKeys } from '../settings/keys.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Lends the operator's client to a command. The running site is asked over HTTP; where none runs, the database is
 * opened for as long as the command lasts.
 */
export async function withContentClient<T>(
  settings: Settings,
  work: (content: ContentClient) => Promise<T>,
): Promise<T> {
  await prepareDataDir(settings.DATA_DIR)
  const keys = await readKeys(settings)
  if (settings.way === 'hosted') return work(openContentClient(settings, keys))

  const running = `http://${settings.HOST}:${settings.PORT}`
  if (await isSlovo(running))
    return work(openContentClient({ ...settings, siteUrl: running }, keys))

  const backend = await openBackend(settings, keys, createLog(settings.LOG_LEVEL))
  try {
    return await work(openContentClient(settings, keys, backend.app))
  } finally {
    await backend.close()
  }
}

async function isSlovo(address: string) {
  try {
    const answer = await fetch(`${address}/health/live`, { signal: AbortSignal.timeout(3000) })
    return answer.ok
  } catch {
    return false
  }
}
