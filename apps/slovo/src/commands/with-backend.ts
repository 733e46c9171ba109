import { createLog } from '../log.ts'
import { openBackend } from '../open-backend.ts'
import { type Fetching, inProcessFetch } from '../server/process-app.ts'
import { prepareDataDir } from '../settings/data-dir.ts'
import { type Keys, readKeys } from '../settings/keys.ts'
import type { Settings } from '../settings/settings.ts'

interface ReachedBackend {
  keys: Keys
  /** The URL at which `fetch` reaches the backend. */
  address: string
  fetch: typeof fetch
  app?: Fetching
}

/**
 * Runs a command with our backend. A running site is used over HTTP; otherwise the database is opened
 * for the duration of the command.
 */
export async function withBackend<T>(
  settings: Settings,
  work: (backend: ReachedBackend) => Promise<T>,
): Promise<T> {
  await prepareDataDir(settings.DATA_DIR)
  const keys = await readKeys(settings)
  const running = `http://${settings.HOST}:${settings.PORT}`
  if (await isSlovo(running)) return work({ keys, address: running, fetch })

  const { app, close } = await openBackend(settings, keys, createLog(settings.LOG_LEVEL))
  try {
    const address = settings.siteUrl
    return await work({ keys, address, app, fetch: app ? inProcessFetch(app, address) : fetch })
  } finally {
    await close()
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
