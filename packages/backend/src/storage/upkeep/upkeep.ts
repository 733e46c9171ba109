import type { Background } from '../../kernel/jobs/background.ts'
import type { StorageParts } from '../storage-parts.ts'
import { removeLostFiles } from './remove-lost-files.ts'

const HOUR = 3600 * 1000

/** Removes lost files at the start and then every hour; gives a function that stops it. */
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
