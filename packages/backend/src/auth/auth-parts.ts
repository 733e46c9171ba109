import type { Database } from '@slovo/database'
import type { CompleteSettings } from '../backend-settings.ts'
import type { Keyring } from '../gateway/keyring.ts'
import type { Log } from '../log.ts'
import type { Background } from './background.ts'
import type { Hooks } from './hooks/hooks.ts'
import type { IsLeaked } from './leaked-passwords.ts'
import type { Limits } from './limits.ts'
import type { Mails } from './mails.ts'
import type { OauthClients } from './oauth-client.ts'
import type { PostText } from './phone/post-text.ts'

/** What the endpoints of `/auth/v1` are made of. */
export interface AuthParts {
  database: Database
  settings: CompleteSettings
  keyring: Keyring
  limits: Limits
  isLeaked: IsLeaked
  hooks: Hooks
  background: Background
  mails: Mails
  postText: PostText
  oauth: OauthClients
  now: () => Date
  log: Log
}
