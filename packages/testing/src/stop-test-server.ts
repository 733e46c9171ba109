import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { placeOfServer } from './test-server-place.ts'

/** Vitest runs this when all test files are done. */
export function teardown() {
  if (!isServerRunning()) return
  const program = join(import.meta.dirname, 'stop-test-server.process.ts')
  execFileSync(process.execPath, [program], { stdio: 'inherit' })
}

/** Whether the tests' own server runs, or has ended without leaving. */
export function isServerRunning() {
  const { dataDir } = placeOfServer()
  return !!dataDir && existsSync(join(dataDir, 'pg18', 'cluster', 'postmaster.pid'))
}
