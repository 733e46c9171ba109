import type { Database } from '@slovo/database'
import type { Background } from '../kernel/jobs/background.ts'
import type { Keyring } from '../kernel/keys/keyring.ts'
import type { Log } from '../kernel/log.ts'
import type { AuthEmails } from './email/emails.ts'
import type { Hooks } from './hooks/hooks.ts'
import type { Limits } from './limits/limits.ts'
import type { IsLeaked } from './passwords/leaked-passwords.ts'
import type { PostText } from './phone/post-text.ts'
import type { OauthClients } from './providers/oauth-client.ts'
import type { AuthServiceSettings } from './service-settings.ts'

/** What the endpoints of `/auth/v1` are made of. */
export interface AuthParts {
  database: Database
  settings: AuthServiceSettings
  keyring: Keyring
  limits: Limits
  isLeaked: IsLeaked
  hooks: Hooks
  background: Background
  mails: AuthEmails
  postText: PostText
  oauth: OauthClients
  now: () => Date
  log: Log
}
