import type { Database } from '@slovo/database'

export interface StorageOptions {
  database: Database
  /** The folder of the files; nothing else writes there. */
  storageFolder: string
  settings: { jwtSecret: string; fileSizeLimit?: number }
  log: { error(cause: unknown, message: string): void }
  now?: () => Date
}

/** Supabase's own default for a local stack. */
export const defaultFileSizeLimit = 50 * 1024 * 1024
