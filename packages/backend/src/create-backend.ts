import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { removeOldAuditEntries } from './auth/audit/audit.ts'
import { authRoutes } from './auth/auth.routes.ts'
import type { AuthParts } from './auth/auth-parts.ts'
import { createAuthEmails } from './auth/email/emails.ts'
import { createHooks } from './auth/hooks/hooks.ts'
import { createLimits } from './auth/limits/limits.ts'
import { serverMetadata } from './auth/oauth-server/server-metadata.ts'
import { createLeakedPasswordCheck } from './auth/passwords/leaked-passwords.ts'
import { createPostText } from './auth/phone/post-text.ts'
import { createCustomLookup } from './auth/providers/custom/find-provider.ts'
import { createOauthClients } from './auth/providers/oauth-client.ts'
import { type BackendSettings, completeSettings } from './backend-settings.ts'
import { Functions } from './functions/functions.ts'
import type { GatewayEnv } from './kernel/gateway/caller.ts'
import { createTokenCheck } from './kernel/gateway/check-token.ts'
import { admit, allowOtherOrigins } from './kernel/gateway/gateway.ts'
import { createBackground } from './kernel/jobs/background.ts'
import { createKeyring } from './kernel/keys/keyring.ts'
import type { Log } from './kernel/log.ts'
import type { MailSender } from './outbox/email/mail-templates.ts'
import { openOutbox } from './outbox/email/outbox.ts'
import type { SmsSender } from './outbox/sms/sms-templates.ts'
import { openRealtime } from './realtime/index.ts'
import { restRoutes } from './rest/index.ts'
import { type FileStore, openStorageParts, startUpkeep, storageRoutes } from './storage/index.ts'

export interface BackendOptions {
  /** Prepared by `bootstrapBackend`. */
  database: Database
  settings: BackendSettings
  mail: MailSender
  /** Needed where somebody may sign in by phone. */
  sms?: SmsSender
  /** A folder of this process alone; it holds the files too, unless there is a `fileStore`. */
  storageFolder: string
  /** Where several processes share their files: see `openS3Store`. */
  fileStore?: FileStore
  log: Log
  /** The clock: every expiry is reckoned by it. */
  now?: () => Date
}

/**
 * Supabase's `/auth/v1`, `/rest/v1`, `/storage/v1`, `/realtime/v1` and `/functions/v1` over a database. WebSockets come
 * to `upgrades`; `functions` runs what is registered there. `close` finishes what still runs.
 */
export function createBackend(options: BackendOptions) {
  const { database, mail, sms, storageFolder, log, now = () => new Date() } = options
  const settings = completeSettings(options.settings)
  const keyring = createKeyring(settings, database, now)
  const background = createBackground(log)
  const outbox = openOutbox({ database, jwtSecret: settings.jwtSecret, send: mail, now, log })
  const hooks = createHooks({ settings: settings.auth.hooks, database, now, log })
  const auth: AuthParts = {
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

  const app = new Hono<GatewayEnv>()
  const checkToken = createTokenCheck(keyring, settings.issuer, now)
  const admission = admit(settings, checkToken)
  for (const path of [
    '/auth/v1/*',
    '/rest/v1/*',
    '/storage/v1/*',
    '/realtime/v1/*',
    '/functions/v1/*',
  ]) {
    app.use(path, allowOtherOrigins(), admission)
  }
  const functions = new Functions(log)
  const realtime = openRealtime({
    database,
    settings,
    limits: settings.realtime,
    checkToken,
    now,
    log,
  })
  app.route('/auth/v1', authRoutes(auth))
  app.route('/.well-known', serverMetadata(auth))
  app.route('/rest/v1', restRoutes({ database, log, settings: settings.rest }))
  app.route('/realtime/v1/api', realtime.routes)
  app.route('/functions/v1', functions.routes)
  background.run('the removal of old audit lines', () =>
    removeOldAuditEntries(database, { days: settings.auth.auditLogDays, now: now() }),
  )
  const storage = openStorageParts({
    database,
    storageFolder,
    fileStore: options.fileStore,
    settings,
    now,
  })
  const s3 = {
    database,
    anonKey: settings.anonKey,
    jwtSecret: settings.jwtSecret,
    checkToken,
    given: settings.s3AccessKey,
    now,
  }
  app.route('/storage/v1', storageRoutes(storage, s3, log))
  const stopUpkeep = startUpkeep(storage, { background, now })

  return {
    app,
    upgrades: realtime.upgrades,
    functions,
    /** How much waits for its turn. */
    queues: () => ({ pictures: { waiting: storage.renderer.waiting } }),
    async close() {
      stopUpkeep()
      await realtime.close()
      await background.settled()
      await outbox.close()
    },
  }
}
