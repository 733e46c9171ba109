import { Hono } from 'hono'
import { answerStorageError } from './answer/answer-storage-error.ts'
import { storageErrors } from './answer/storage-errors.ts'
import { bucketRoutes } from './bucket-routes.ts'
import { objectRoutes } from './object-routes.ts'
import { defaultFileSizeLimit, type StorageOptions } from './options.ts'
import { renderRoutes } from './render/render-routes.ts'
import { Renderer } from './render/renderer.ts'
import { resumableRoutes } from './resumable/resumable-routes.ts'
import { signRoutes } from './sign-routes.ts'
import { SignedTokens } from './signed-tokens.ts'
import type { StorageParts } from './storage-parts.ts'
import { FolderStore } from './store/folder-store.ts'
import { transferRoutes } from './transfer-routes.ts'

export type { StorageOptions } from './options.ts'
export { removeLostFiles } from './remove-lost-files.ts'

/**
 * `/storage/v1`: buckets and files in the wire format of Supabase's storage. What is permitted is
 * row-level security on `storage.buckets` and `storage.objects` and nothing else.
 */
export function storageRoutes(options: StorageOptions) {
  const { database, storageFolder, settings, log, now = () => new Date() } = options
  const store = new FolderStore(storageFolder)
  const parts: StorageParts = {
    database,
    store,
    renderer: new Renderer(store, (version) => store.renderedFolder(version)),
    tokens: new SignedTokens(settings.jwtSecret, now),
    fileSizeLimit: settings.fileSizeLimit ?? defaultFileSizeLimit,
  }
  return new Hono()
    .get('/status', (c) => c.json({ status: 'ok' }))
    .route('/bucket', bucketRoutes(parts))
    .route('/object', transferRoutes(parts))
    .route('/object', signRoutes(parts))
    .route('/object', objectRoutes(parts))
    .route('/upload/resumable', resumableRoutes(parts, log))
    .route('/render/image', renderRoutes(parts))
    .all('/*', () => {
      throw storageErrors.noSuchPath()
    })
    .onError(answerStorageError(log))
}
