import path from 'node:path'
import { z } from 'zod'
import { authEnvironment } from './auth-environment.ts'
import { backupEnvironment } from './backup-settings.ts'
import { postgresSettings } from './postgres-settings.ts'
import { restEnvironment } from './rest-settings.ts'
import { s3Environment } from './s3-settings.ts'
import { oneOf, optionalText, url, wholeNumber } from './setting-kinds.ts'

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
  ...restEnvironment,
  ...s3Environment,
  ...backupEnvironment,
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
