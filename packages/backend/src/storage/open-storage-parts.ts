import path from 'node:path'
import { mayRemoveFiles } from './hold-removals.ts'
import { defaultFileSizeLimit, type StorageOptions } from './settings.ts'
import { RenderedFiles } from './render/rendered-files.ts'
import { Renderer } from './render/renderer.ts'
import { SignedTokens } from './signed-tokens.ts'
import type { StorageParts } from './storage-parts.ts'
import { type FileStore, StoreAway } from './store/file-store.ts'
import { FolderStore } from './store/folder-store.ts'

/** What the routes and the upkeep of one process work with. */
export function openStorageParts(options: StorageOptions): StorageParts {
  const { database, storageFolder, settings, now = () => new Date() } = options
  const store = options.fileStore ?? new FolderStore(storageFolder)
  const rendered = new RenderedFiles(path.join(storageFolder, 'rendered'))
  const renderer = new Renderer(store, rendered)
  return {
    database,
    store,
    renderer,
    tokens: new SignedTokens(settings.jwtSecret, now),
    pictureWidths: [...(settings.pictureWidths ?? [])].sort((one, other) => one - other),
    fileSizeLimit: settings.fileSizeLimit ?? defaultFileSizeLimit,
    async removeFiles(versions) {
      if (versions.length === 0) return
      // What stays now goes with the lost files, a day later.
      if (await mayRemoveFiles(database)) await removeIfThere(store, versions)
      await rendered.forget(versions)
    },
  }
}

/** What was asked for is done when nothing names the bytes any more: a store that is away does not undo it. */
async function removeIfThere(store: FileStore, versions: readonly string[]): Promise<void> {
  await store.remove(versions).catch((error: unknown) => {
    if (!(error instanceof StoreAway)) throw error
  })
}
