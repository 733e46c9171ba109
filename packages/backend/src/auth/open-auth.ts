import type { Database } from '@slovo/database'
import type { Protocol } from '../kernel/gateway/gateway.ts'
import type { Background } from '../kernel/jobs/background.ts'
import type { Keyring } from '../kernel/keys/keyring.ts'
import type { Log } from '../kernel/log.ts'
import type { Outbox } from '../outbox/email/outbox.ts'
import type { SmsSender } from '../outbox/sms/sms-templates.ts'
import { removeOldAuditEntries } from './audit/audit.ts'
import { authRoutes } from './auth.routes.ts'
import type { AuthParts } from './auth-parts.ts'
import { createAuthEmails } from './email/emails.ts'
import { createHooks } from './hooks/hooks.ts'
import { createLimits } from './limits/limits.ts'
import { serverMetadata } from './oauth-server/server-metadata.ts'
import { createLeakedPasswordCheck } from './passwords/leaked-passwords.ts'
import { createPostText } from './phone/post-text.ts'
import { createCustomLookup } from './providers/custom/find-provider.ts'
import { createOauthClients } from './providers/oauth-client.ts'
import type { AuthServiceSettings } from './service-settings.ts'
import { isSessionEnded } from './sessions/is-session-ended.ts'

interface AuthDependencies {
  database: Database
  settings: AuthServiceSettings
  keyring: Keyring
  background: Background
  outbox: Outbox
  sms: SmsSender | undefined
  now: () => Date
  log: Log
}

/** `/auth/v1` of one process. */
export function openAuth(dependencies: AuthDependencies) {
  const { database, settings, keyring, background, outbox, sms, now, log } = dependencies
  const hooks = createHooks({ settings: settings.auth.hooks, database, now, log })
  const parts: AuthParts = {
    database,
    settings,
    keyring,
    background,
    limits: createLimits(settings.auth, database),
    isLeaked: createLeakedPasswordCheck(settings.auth, log),
    mails: createAuthEmails({ settings, database, outbox, hooks, background, now }),
    hooks,
    postText: createPostText(settings, hooks, sms),
    oauth: createOauthClients(settings, createCustomLookup(settings, database)),
    now,
    log,
  }
  background.run('the removal of old audit lines', () =>
    removeOldAuditEntries(database, { days: settings.auth.auditLogDays, now: now() }),
  )
  return {
    routes: authRoutes(parts),
    serverMetadata: serverMetadata(parts),
    isSessionEnded: (sessionId: string) => isSessionEnded(database, sessionId, now()),
  }
}

export const authProtocol: Protocol = {
  path: '/auth/v1',
  // Browsers come here from links of mails, from providers and from applications.
  openPaths: [
    '/verify*',
    '/callback*',
    '/authorize*',
    '/sso/saml/*',
    '/oauth/authorize',
    '/oauth/token',
    '/oauth/userinfo',
    '/oauth/clients/*',
    '/.well-known/*',
  ],
  ignoresTokenInApiKey: true,
}
