import type { Database } from '@slovo/database'
import type { Bearer } from '../../kernel/gateway/caller.ts'

/** What is needed to find out who signed a request. */
export interface S3Access {
  database: Database
  /** The secret of requests with a session token. */
  anonKey: string
  jwtSecret: string
  checkToken: (token: string) => Promise<Bearer>
  /** The access key of the settings. */
  given?: { id: string; secret: string } | undefined
  now: () => Date
}
