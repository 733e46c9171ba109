import type { Database } from '@slovo/database'
import type { Bearer } from '../../kernel/gateway/caller.ts'

/** What it takes to know who signed a request. */
export interface S3Access {
  database: Database
  /** The secret of who brings a session token. */
  anonKey: string
  jwtSecret: string
  checkToken: (token: string) => Promise<Bearer>
  /** The access key of the settings. */
  given?: { id: string; secret: string } | undefined
  now: () => Date
}
