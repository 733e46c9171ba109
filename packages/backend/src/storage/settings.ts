import type { Database } from '@slovo/database'
import type { FileStore } from './store/file-store.ts'

export interface StorageOptions {
  database: Database
  /** A folder of this process alone: files, unless there is a store for them, and what is rendered. */
  storageFolder: string
  fileStore?: FileStore | undefined
  settings: {
    jwtSecret: string
    fileSizeLimit?: number | undefined
    pictureWidths?: readonly number[] | undefined
  }
  now?: (() => Date) | undefined
}

/** Supabase's own default for a local stack. */
export const defaultFileSizeLimit = 50 * 1024 * 1024
