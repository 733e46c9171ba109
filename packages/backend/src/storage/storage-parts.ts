import type { Database } from '@slovo/database'
import type { StoredFiles } from './objects/stored-files.ts'
import type { PublicFiles } from './public/public-files.ts'
import type { PublicVersion } from './public/public-version.ts'
import type { SmallBytes } from './public/small-bytes.ts'
import type { Renderer } from './render/renderer.ts'
import type { SignedTokens } from './signed/signed-tokens.ts'
import type { FileStore } from './store/file-store.ts'

/** What the routes work with; made once. */
export interface StorageParts {
  database: Database
  files: StoredFiles
  store: FileStore
  publicFiles: PublicFiles
  publicVersion: PublicVersion
  smallBytes: SmallBytes
  renderer: Renderer
  tokens: SignedTokens
  fileSizeLimit: number
  /** The widths in which visitors get pictures; none: every width. */
  pictureWidths: readonly number[]
}
