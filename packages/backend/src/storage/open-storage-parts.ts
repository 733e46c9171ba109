import path from 'node:path'
import { mayRemoveFiles } from './hold-removals.ts'
import { defaultFileSizeLimit, type StorageOptions } from './options.ts'
import { Renderer } from './render/renderer.ts'
import { SignedTokens } from './signed-tokens.ts'
import type { StorageParts } from './storage-parts.ts'
import { FolderStore } from './store/folder-store.ts'

/** What the routes and the upkeep of one process work with. */
export function openStorageParts(options: StorageOptions): StorageParts {
  const { database, storageFolder, settings, now = () => new Date() } = options
  const store = options.fileStore ?? new FolderStore(storageFolder)
  const renderer = new Renderer(store, path.join(storageFolder, 'rendered'))
  return {
    database,
    store,
    renderer,
    tokens: new SignedTokens(settings.jwtSecret, now),
    fileSizeLimit: settings.fileSizeLimit ?? defaultFileSizeLimit,
    async removeFiles(versions) {
      if (versions.length === 0) return
      // What stays now goes with the lost files, a day later.
      if (await mayRemoveFiles(database)) await store.remove(versions)
      await renderer.forget(versions)
    },
  }
}
