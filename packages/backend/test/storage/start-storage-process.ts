import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { S3Settings } from '../../src/storage/store/open-s3-store.ts'
import type { Keys } from '../rest/serve-behind-gateway.ts'

const script = fileURLToPath(new URL('./storage-process.ts', import.meta.url))

interface Grounds {
  database: { url: string }
  storageFolder: string
  keys: Keys
  s3: S3Settings | undefined
}

/**
 * The storage API in a process of its own, on a database and a folder that outlive it. With
 * `roomForFile` the system refuses it larger files, as a full disk would.
 */
export async function startStorageProcess(on: Grounds, { roomForFile = 'unlimited' } = {}) {
  const start = `ulimit -f ${roomForFile}; exec "$0" "$1"`
  const child = spawn('/bin/sh', ['-c', start, process.execPath, script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: on.database.url,
      STORAGE_FOLDER: on.storageFolder,
      KEYS: JSON.stringify(on.keys),
      S3: JSON.stringify(on.s3 ?? null),
    },
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  const [port] = await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => {
      throw new Error('The process did not start.')
    }),
  ])
  const origin = `http://127.0.0.1:${String(port).trim()}`
  return { origin, url: `${origin}/storage/v1`, kill }
}
