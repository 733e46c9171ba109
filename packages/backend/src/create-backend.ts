import type { Database } from '@slovo/database'
import { type Env, Hono } from 'hono'
import { authProtocol, openAuth } from './auth/open-auth.ts'
import { type BackendSettings, completeSettings } from './backend-settings.ts'
import { Functions } from './functions/functions.routes.ts'
import type { GatewayEnv } from './kernel/gateway/caller.ts'
import { createTokenCheck } from './kernel/gateway/check-token.ts'
import { mountProtocol, type Protocol } from './kernel/gateway/gateway.ts'
import { createBackground } from './kernel/jobs/background.ts'
import { createKeyring } from './kernel/keys/keyring.ts'
import type { Log } from './kernel/log.ts'
import type { MailSender } from './outbox/email/mail-templates.ts'
import { openOutbox } from './outbox/email/outbox.ts'
import type { SmsSender } from './outbox/sms/sms-templates.ts'
import { openRealtime } from './realtime/open-realtime.ts'
import { restRoutes } from './rest/rest.routes.ts'
import { openStorage, storageProtocol } from './storage/open-storage.ts'
import type { FileStore } from './storage/store/file-store.ts'

export interface BackendOptions {
  /** Prepared by `bootstrapBackend`. */
  database: Database
  settings: BackendSettings
  mail: MailSender
  /** Needed where users may sign in by phone. */
  sms?: SmsSender
  /** A folder of this process alone; it holds the files too, unless there is a `fileStore`. */
  storageFolder: string
  /** Where several processes share their files: see `openS3Store`. */
  fileStore?: FileStore
  log: Log
  /** The clock that decides what has expired. */
  now?: () => Date
}

/**
 * Supabase's `/auth/v1`, `/rest/v1`, `/storage/v1`, `/realtime/v1` and `/functions/v1` over a database. WebSockets come
 * to `upgrades`; `functions` runs what is registered there. `close` finishes what still runs.
 */
export function createBackend(options: BackendOptions) {
  const { database, mail, sms, storageFolder, fileStore, log, now = () => new Date() } = options
  const settings = completeSettings(options.settings)
  const keyring = createKeyring(settings, database, now)
  const checkToken = createTokenCheck(keyring, settings.issuer, now)
  const background = createBackground(log)
  const outbox = openOutbox({ database, jwtSecret: settings.jwtSecret, send: mail, now, log })

  const auth = openAuth({ database, settings, keyring, background, outbox, sms, now, log })
  const realtime = openRealtime({
    database,
    keys: settings,
    limits: settings.realtime,
    checkToken,
    isSessionEnded: auth.isSessionEnded,
    now,
    log,
  })
  const functions = new Functions(log)
  const storage = openStorage({
    database,
    storageFolder,
    fileStore,
    settings,
    checkToken,
    background,
    now,
    log,
  })

  const app = new Hono<GatewayEnv>()
  const mount = <RoutesEnv extends Env>(protocol: Protocol, routes: Hono<RoutesEnv>) =>
    mountProtocol(app, { keys: settings, checkToken }, protocol, routes)
  mount(authProtocol, auth.routes)
  mount({ path: '/rest/v1' }, restRoutes({ database, log, settings: settings.rest }))
  mount(storageProtocol, storage.routes)
  mount({ path: '/realtime/v1' }, realtime.routes)
  mount({ path: '/functions/v1' }, functions.routes)
  app.route('/.well-known', auth.serverMetadata)

  return {
    app,
    upgrades: realtime.upgrades,
    functions,
    /** As long as it is the same, no row has changed whose table calls `storage.count_public_change()`; mostly without a query. */
    publicVersion: storage.publicVersion,
    /** How much waits for its turn. */
    queues: () => ({ pictures: { waiting: storage.waitingPictures() } }),
    async close() {
      storage.stopUpkeep()
      await realtime.close()
      await background.settled()
      await outbox.close()
    },
  }
}
