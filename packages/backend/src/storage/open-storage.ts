import path from 'node:path'
import type { Database } from '@slovo/database'
import type { Bearer } from '../kernel/gateway/caller.ts'
import type { Protocol } from '../kernel/gateway/gateway.ts'
import type { Background } from '../kernel/jobs/background.ts'
import type { Log } from '../kernel/log.ts'
import { StoredFiles } from './objects/stored-files.ts'
import { PublicFiles } from './public/public-files.ts'
import { PublicVersion } from './public/public-version.ts'
import { SmallBytes } from './public/small-bytes.ts'
import { RenderedFiles } from './render/rendered-files.ts'
import { Renderer } from './render/renderer.ts'
import { DEFAULT_MAX_FILE_BYTES, type StorageSettings } from './settings.ts'
import { SignedTokens } from './signed/signed-tokens.ts'
import { storageRoutes } from './storage.routes.ts'
import type { StorageParts } from './storage-parts.ts'
import type { FileStore } from './store/file-store.ts'
import { FolderStore } from './store/folder-store.ts'
import { startUpkeep } from './upkeep/remove-lost-files.ts'

interface StorageOptions {
  database: Database
  /** A folder of this process alone: files, unless there is a store for them, and what is rendered. */
  storageFolder: string
  fileStore?: FileStore | undefined
  settings: StorageSettings & { jwtSecret: string; anonKey: string }
  now: () => Date
}

interface StorageService extends StorageOptions {
  checkToken: (token: string) => Promise<Bearer>
  background: Background
  log: Log
}

/** `/storage/v1` of one process. */
export function openStorage({ checkToken, background, log, ...options }: StorageService) {
  const { database, settings, now } = options
  const parts = openStorageParts(options)
  const access = {
    database,
    anonKey: settings.anonKey,
    jwtSecret: settings.jwtSecret,
    checkToken,
    given: settings.s3AccessKey,
    now,
  }
  return {
    routes: storageRoutes(parts, access, log),
    stopUpkeep: startUpkeep(parts, { background, now }),
    waitingPictures: () => parts.renderer.waiting,
    publicVersion: () => parts.publicVersion.current(),
  }
}

export const storageProtocol: Protocol = {
  path: '/storage/v1',
  // What is public, what is signed, and S3, which signs its requests itself.
  openPaths: ['/*/public/*', '/*/sign/*', '/s3', '/s3/*'],
  // TUS clients learn by OPTIONS what the server can do.
  optionsPaths: ['/upload/*'],
}

/** What the routes and the upkeep of one process work with. */
export function openStorageParts(options: StorageOptions): StorageParts {
  const { database, storageFolder, settings, now } = options
  const store = options.fileStore ?? new FolderStore(storageFolder)
  const smallBytes = new SmallBytes()
  const rendered = new RenderedFiles(path.join(storageFolder, 'rendered'), smallBytes)
  const publicVersion = new PublicVersion(database)
  const policiesFollowVersion = settings.policiesFollowPublicVersion ?? false
  return {
    database,
    store,
    smallBytes,
    publicVersion,
    publicFiles: new PublicFiles(database, publicVersion, { policiesFollowVersion }),
    files: new StoredFiles({ database, store, rendered }),
    renderer: new Renderer(store, rendered),
    tokens: new SignedTokens(settings.jwtSecret, now),
    pictureWidths: [...(settings.pictureWidths ?? [])].sort((one, other) => one - other),
    fileSizeLimit: settings.fileSizeLimit ?? DEFAULT_MAX_FILE_BYTES,
  }
}
