import type { Background } from '../../kernel/jobs/background.ts'
import type { StorageParts } from '../storage-parts.ts'
import { removeLostFiles } from './remove-lost-files.ts'

const HOUR = 3600 * 1000

/** Tidies up at the start and then every hour, until what it gives back is called. */
export function startUpkeep(
  parts: StorageParts,
  { background, now }: { background: Background; now: () => Date },
): () => void {
  const tidy = () =>
    background.run('the removal of lost files', async () => {
      await removeLostFiles(parts, now())
    })
  tidy()
  const timer = setInterval(tidy, HOUR).unref()
  return () => clearInterval(timer)
}
