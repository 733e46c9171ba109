import path from 'node:path'
import { z } from 'zod'
import { authEnvironment } from './auth-environment.ts'
import { ownerEnvironment } from './owner-settings.ts'
import { restEnvironment } from './rest-settings.ts'
import { s3Environment } from './s3-settings.ts'
import { list, oneOf, optionalText, url, wholeNumber } from './setting-kinds.ts'
import { speechEnvironment } from './speech-settings.ts'
import { translationEnvironment } from './translation-settings.ts'

/** The options of the embedded server that an operator may set; the rest is ours. */
const names = [
  'shared_buffers',
  'effective_cache_size',
  'work_mem',
  'maintenance_work_mem',
  'max_wal_size',
  'random_page_cost',
  'seq_page_cost',
  'cpu_tuple_cost',
  'effective_io_concurrency',
  'default_statistics_target',
  'max_parallel_workers_per_gather',
  'jit',
]

const entry = new RegExp(`^(?:${names.join('|')})\\s*=\\s*[\\w.]+$`)

/** `work_mem=16MB, random_page_cost=1.1` */
const postgresSettings = list
  .refine((entries) => entries.every((text) => entry.test(text)), {
    message: `must look like work_mem=16MB, random_page_cost=1.1, with any of ${names.join(', ')}`,
  })
  .transform((entries) =>
    Object.fromEntries(entries.map((text) => text.split('=').map((part) => part.trim()))),
  )

const backupEnvironment = {
  BACKUP_FOLDER: optionalText.transform((value) => (value ? path.resolve(value) : undefined)),
  /** In this machine's time zone. */
  BACKUP_AT: optionalText
    .transform((value) => value ?? '03:30')
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'must be a time like 03:30'),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650, 14),
}

/** Every setting that the process reads, as it stands in the environment or in `.env`. */
export const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: optionalText.transform((value) => value ?? '127.0.0.1'),
  SITE_URL: url(['http', 'https'], 'https://slovo.example.org'),
  /** Where other sites reach our backend, if not at `SITE_URL`. */
  API_EXTERNAL_URL: url(['http', 'https'], 'https://api.slovo.example.org'),
  DATA_DIR: optionalText.transform((value) => path.resolve(value ?? 'data')),
  DATABASE_URL: url(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name'),
  SUPABASE_URL: url(['http', 'https'], 'https://project.supabase.co'),
  SUPABASE_ANON_KEY: optionalText,
  SUPABASE_SERVICE_ROLE_KEY: optionalText,
  JWT_SECRET: optionalText.refine((value) => value === undefined || value.length >= 32, {
    message: 'must have at least 32 characters',
  }),
  SMTP_URL: url(['smtp', 'smtps'], 'smtp://user:password@host:587'),
  MAIL_FROM: optionalText.transform((value) => value ?? 'Slovo <slovo@localhost>'),
  DICTIONARY_URL: url(['http', 'https'], 'https://dictionary.example.org/api/v1/dicservice.json'),
  DICTIONARY_KEY: optionalText,
  DICTIONARY_LOOKUPS_PER_MINUTE: wholeNumber(1, 1_000_000, 300),
  FILE_SIZE_LIMIT: wholeNumber(1, 5_000_000_000, 50 * 1024 * 1024),
  /** For the embedded server, such as `work_mem=16MB`. */
  POSTGRES_SETTINGS: postgresSettings,
  ...translationEnvironment,
  ...restEnvironment,
  ...s3Environment,
  ...speechEnvironment,
  ...backupEnvironment,
  ...ownerEnvironment,
  ...authEnvironment,
  METRICS_TOKEN: optionalText.refine((value) => value === undefined || value.length >= 16, {
    message: 'must have at least 16 characters',
  }),
  REALTIME_SOCKETS_PER_ADDRESS: wholeNumber(1, 100_000, 200),
  TRUSTED_PROXY_HOPS: wholeNumber(0, 20, 0),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).transform(
    (value) => value ?? 'warn',
  ),
})

export type Environment = z.output<typeof Environment>
