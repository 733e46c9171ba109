import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Keys } from '../../rest/test/serve-behind-gateway.ts'

const script = fileURLToPath(new URL('./storage-process.ts', import.meta.url))

/** The storage API in a process of its own, on a database and a folder that outlive it. */
export async function startStorageProcess(on: {
  database: { url: string }
  storageFolder: string
  keys: Keys
}) {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: on.database.url,
      STORAGE_FOLDER: on.storageFolder,
      KEYS: JSON.stringify(on.keys),
    },
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${String(port).trim()}/storage/v1`, kill }
}
