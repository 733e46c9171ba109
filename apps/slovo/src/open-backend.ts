import {
  bootstrapBackend,
  createBackend,
  type Functions,
  folderMail,
  folderSms,
  type GatewayEnv,
  httpSms,
  type MailSender,
  type SmsSender,
  smtpMail,
  twilioSms,
  type Upgrades,
} from '@slovo/backend'
import { applyMigrations, type Database, openDatabase } from '@slovo/database'
import type { Hono } from 'hono'
import type { ProcessLog } from './log.ts'
import { mailFolder } from './mail/mail-delivery.ts'
import { mailTemplates } from './mail/mail-templates.ts'
import { smsTemplates } from './mail/sms-templates.ts'
import type { Metrics } from './metrics/metrics.ts'
import { openFileStore, storageFolder } from './open-file-store.ts'
import { migrationsFolder } from './root.ts'
import { authSettings } from './settings/auth-settings.ts'
import type { Keys } from './settings/keys.ts'
import { restSettings } from './settings/rest-settings.ts'
import { s3AccessKeyOf } from './settings/s3-settings.ts'
import type { Settings } from './settings/settings.ts'

export interface OpenBackend {
  /** `/auth/v1`, `/rest/v1`, `/storage/v1`; undefined on hosted Supabase, which serves them itself. */
  app?: Hono<GatewayEnv>
  /** `/realtime/v1/websocket` */
  upgrades?: Upgrades
  /** `/functions/v1`, to register functions. */
  functions?: Functions
  database?: Database
  /** As long as it is the same, visitors see the same texts and files; undefined while a change is under way. */
  publicVersion?: () => Promise<string | undefined>
  /** The lengths of the queues. */
  queues?: () => { pictures: { waiting: number } }
  /** The migrations applied at this start to an older database. */
  upgraded?: string[]
  close(): Promise<void>
}

/** Starts or connects to the database, migrates it and creates our backend on it. */
export async function openBackend(
  settings: Settings,
  keys: Keys,
  log: ProcessLog,
  metrics?: Pick<Metrics, 'mailTried'>,
): Promise<OpenBackend> {
  if (settings.way === 'hosted') return { close: async () => {} }

  const fileStore = await openFileStore(settings)
  const database = await openDatabase(
    settings.DATABASE_URL
      ? { url: settings.DATABASE_URL }
      : { dataDir: settings.DATA_DIR, serverSettings: settings.POSTGRES_SETTINGS },
  )
  try {
    await bootstrapBackend(database)
    const migrated = await applyMigrations(database, migrationsFolder)
    const backend = createBackend({
      database,
      settings: {
        siteUrl: settings.siteUrl,
        apiUrl: settings.API_EXTERNAL_URL ?? settings.siteUrl,
        fileSizeLimit: settings.FILE_SIZE_LIMIT,
        pictureWidths: PICTURE_WIDTHS,
        // By which row names a file, and who reads that row: see migration 0092.
        policiesFollowPublicVersion: true,
        s3AccessKey: s3AccessKeyOf(settings),
        ...keys,
        jwt: { expiry: settings.AUTH_JWT_EXP, signingKeys: settings.AUTH_JWT_KEYS },
        auth: authSettings(settings),
        rest: restSettings(settings),
        mailTemplates: mailTemplates({ validSeconds: settings.AUTH_MAILER_OTP_EXP }),
        smsTemplates,
      },
      mail: metrics ? counted(mailOf(settings), metrics) : mailOf(settings),
      sms: smsOf(settings),
      storageFolder: storageFolder(settings),
      ...(fileStore && { fileStore }),
      log,
    })
    return {
      app: backend.app,
      upgrades: backend.upgrades,
      functions: backend.functions,
      queues: backend.queues,
      publicVersion: backend.publicVersion,
      database,
      upgraded: migrated.isNew ? [] : migrated.applied,
      close: async () => {
        await backend.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The specification's widths, from icons to the widest screens. */
const PICTURE_WIDTHS = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
]

function counted(send: MailSender, metrics: Pick<Metrics, 'mailTried'>): MailSender {
  return async (mail) => {
    try {
      await send(mail)
      metrics.mailTried('sent')
    } catch (error) {
      metrics.mailTried('failed')
      throw error
    }
  }
}

function mailOf(settings: Settings): MailSender {
  return settings.SMTP_URL
    ? smtpMail(settings.SMTP_URL, settings.MAIL_FROM)
    : folderMail(mailFolder(settings), settings.MAIL_FROM)
}

/** Without a provider text messages are kept with the mails, for trying things out only. */
function smsOf(settings: Settings): SmsSender {
  if (settings.AUTH_SMS_PROVIDER === 'http') {
    return httpSms(settings.AUTH_SMS_HTTP_URL ?? '', settings.AUTH_SMS_HTTP_TOKEN)
  }
  if (settings.AUTH_SMS_PROVIDER === 'twilio') {
    return twilioSms({
      accountSid: settings.AUTH_SMS_TWILIO_ACCOUNT_SID ?? '',
      authToken: settings.AUTH_SMS_TWILIO_AUTH_TOKEN ?? '',
      from: settings.AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID ?? '',
    })
  }
  return folderSms(mailFolder(settings))
}
