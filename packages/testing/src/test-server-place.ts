import { createHash } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'

export const migrationsFolder = resolve(import.meta.dirname, '../../../supabase/migrations')

/** A power cut may spoil the databases of tests; nothing waits for the disk. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** Where the server of all tests of this checkout is: its data folder, or the URL that `TEST_DATABASE_URL` gives. */
export function placeOfServer():
  | { url: string; dataDir?: undefined }
  | { dataDir: string; shared: true; serverSettings: Record<string, string> } {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url }
  // Another checkout has other SQL, and takes the templates of this one for old ones.
  const checkout = createHash('sha256').update(migrationsFolder).digest('hex').slice(0, 8)
  return {
    dataDir: join(tmpdir(), `slovo-tests-${userInfo().uid}-${checkout}`),
    shared: true,
    serverSettings: quick,
  }
}
