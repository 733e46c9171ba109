import type { Database } from '@slovo/database'
import type { Background } from '../kernel/jobs/background.ts'
import type { Keyring } from '../kernel/keys/keyring.ts'
import type { Log } from '../kernel/log.ts'
import type { Outbox } from '../outbox/email/outbox.ts'
import type { SmsSender } from '../outbox/sms/sms-templates.ts'
import { createAuthEmails } from './email/emails.ts'
import { createHooks } from './hooks/hooks.ts'
import { createLimits } from './limits/limits.ts'
import { hasUnusedFactor } from './mfa/require-used-factor.ts'
import { createLeakedPasswordCheck } from './passwords/leaked-passwords.ts'
import { createPasswordRules } from './passwords/password-rules.ts'
import { createAuthSmsSender } from './phone/sms-sender.ts'
import { createCustomLookup } from './providers/custom/find-provider.ts'
import { createOauthClients } from './providers/oauth-client.ts'
import type { AuthServiceSettings } from './service-settings.ts'
import { createSessions } from './sessions/sessions.ts'
import { readUser } from './user/present-user.ts'

export interface AuthDependencies {
  database: Database
  settings: AuthServiceSettings
  keyring: Keyring
  background: Background
  outbox: Outbox
  sms: SmsSender | undefined
  now: () => Date
  log: Log
}

/** Makes the services of `/auth/v1`, once; `authRoutes` hands each route those it names. */
export function createAuthServices(dependencies: AuthDependencies) {
  const { database, settings, keyring, background, outbox, now, log } = dependencies
  const { auth } = settings
  const hooks = createHooks({ settings: auth.hooks, database, readUser, now, log })
  const { phoneEnrollEnabled, phoneVerifyEnabled } = auth.mfa
  return {
    database,
    settings,
    keyring,
    background,
    hooks,
    limits: createLimits(auth, database),
    passwordRules: createPasswordRules(auth, createLeakedPasswordCheck(auth, log)),
    sessions: createSessions({ settings, keyring, hooks, readUser, now }),
    emails: createAuthEmails({ settings, database, outbox, hooks, background, now }),
    sms: createAuthSmsSender({
      settings,
      hooks,
      sender: dependencies.sms,
      isNeeded: auth.phone.enabled || phoneEnrollEnabled || phoneVerifyEnabled,
      log,
    }),
    oauth: createOauthClients(settings, createCustomLookup(settings, database)),
    hasUnusedFactor: (signedIn: Parameters<typeof hasUnusedFactor>[1]) =>
      hasUnusedFactor({ database }, signedIn),
    now,
    log,
  }
}

export type AuthServices = ReturnType<typeof createAuthServices>
