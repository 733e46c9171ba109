import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new folder for one test, gone when the test is done. */
export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slovo-db-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
