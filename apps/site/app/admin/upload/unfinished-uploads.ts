import { z } from 'zod/mini'
import type { Folder } from './file-names.ts'

/** How the upload client keeps what it has begun. */
const PREFIX = 'tus::'
const Kept = z.object({ metadata: z.object({ objectName: z.string() }) })

export interface Unfinished {
  key: string
  place: string
}

/** Uploads into a folder that this browser began and did not finish. */
export function listUnfinished(folder: Folder): Unfinished[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const kept = Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
        const place = kept.data?.metadata.objectName
        return place?.startsWith(`${folder}/`) ? [{ key, place }] : []
      })
  } catch {
    // A forbidden storage, or one that other code writes into: there is nothing to resume.
    return []
  }
}

export function forgetUnfinished({ key }: Unfinished) {
  localStorage.removeItem(key)
}
