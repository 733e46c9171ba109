import path from 'node:path'
import { z } from 'zod'

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

const address = (schemes: string[], example: string) =>
  optionalText.refine(
    (value) => value === undefined || schemes.some((scheme) => hasScheme(value, scheme)),
    `must look like ${example}`,
  )

const onOff = optionalText
  .refine((value) => value === undefined || value === 'true' || value === 'false', {
    message: 'must be true or false',
  })
  .transform((value) => value === 'true')

const wholeNumber = (smallest: number, largest: number, fallback: number) =>
  optionalText
    .refine((value) => value === undefined || isWholeNumber(value, smallest, largest), {
      message: `must be a whole number from ${smallest} to ${largest}`,
    })
    .transform((value) => (value === undefined ? fallback : Number(value)))

/** Every setting that the process reads, as it stands in the environment or in `.env`. */
const Environment = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: optionalText.transform((value) => value ?? '127.0.0.1'),
  SITE_URL: address(['http', 'https'], 'https://slovo.example.org'),
  DATA_DIR: optionalText.transform((value) => path.resolve(value ?? 'data')),
  DATABASE_URL: address(['postgres', 'postgresql'], 'postgres://user:password@host:5432/name'),
  SUPABASE_URL: address(['http', 'https'], 'https://project.supabase.co'),
  SUPABASE_ANON_KEY: optionalText,
  SUPABASE_SERVICE_ROLE_KEY: optionalText,
  JWT_SECRET: optionalText.refine((value) => value === undefined || value.length >= 32, {
    message: 'must have at least 32 characters',
  }),
  SMTP_URL: address(['smtp', 'smtps'], 'smtp://user:password@host:587'),
  MAIL_FROM: optionalText.transform((value) => value ?? 'Slovo <slovo@localhost>'),
  DICTIONARY_URL: address(
    ['http', 'https'],
    'https://dictionary.example.org/api/v1/dicservice.json',
  ),
  DICTIONARY_KEY: optionalText,
  DICTIONARY_LOOKUPS_PER_MINUTE: wholeNumber(1, 1_000_000, 300),
  AUTH_MAILER_AUTOCONFIRM: onOff,
  AUTH_PASSWORD_MIN_LENGTH: wholeNumber(8, 72, 8),
  AUTH_DISABLE_SIGNUP: onOff,
  AUTH_JWT_EXP: wholeNumber(60, 604_800, 3600),
  AUTH_URI_ALLOW_LIST: optionalText.transform((value) => value?.split(',') ?? []),
  AUTH_RATE_LIMIT_EMAIL_SENT: wholeNumber(1, 1_000_000, 30),
  AUTH_RATE_LIMIT_OTP: wholeNumber(1, 1_000_000, 30),
  AUTH_RATE_LIMIT_VERIFY: wholeNumber(1, 1_000_000, 30),
  AUTH_RATE_LIMIT_TOKEN_REFRESH: wholeNumber(1, 1_000_000, 150),
  AUTH_RATE_LIMIT_HEADER: optionalText,
  AUTH_SMTP_MAX_FREQUENCY: wholeNumber(0, 86_400, 60),
  LOG_LEVEL: optionalText
    .refine((value) => value === undefined || LOG_LEVELS.includes(value), {
      message: 'must be one of fatal, error, warn, info, debug, silent',
    })
    .transform((value) => value ?? 'warn'),
})

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

export type Settings = ReturnType<typeof readSettings>

/** The settings, checked. Throws a `SettingsError` whose message says what to change. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path: [name], message }) => `The setting ${String(name)} ${message}.`,
    )
    throw new SettingsError(sentences.join('\n'))
  }
  const settings = parsed.data
  refuseContradictions(settings)

  return {
    ...settings,
    way: settings.SUPABASE_URL ? 'hosted' : settings.DATABASE_URL ? 'own-postgres' : 'embedded',
    siteUrl: (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
  } as const
}

function refuseContradictions(settings: z.infer<typeof Environment>) {
  if (settings.SUPABASE_URL && settings.DATABASE_URL) {
    throw new SettingsError(
      'SUPABASE_URL and DATABASE_URL are both set: keep SUPABASE_URL to use hosted Supabase, or DATABASE_URL to use your own Postgres.',
    )
  }
  if (
    settings.SUPABASE_URL &&
    !(settings.SUPABASE_ANON_KEY && settings.SUPABASE_SERVICE_ROLE_KEY)
  ) {
    throw new SettingsError(
      'With SUPABASE_URL, set SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY too: both are on the API page of your Supabase project.',
    )
  }
  if (settings.DICTIONARY_URL && !settings.DICTIONARY_KEY) {
    throw new SettingsError('With DICTIONARY_URL, set DICTIONARY_KEY too: the service asks for it.')
  }
}

export class SettingsError extends Error {}

function hasScheme(value: string, scheme: string) {
  return URL.canParse(value) && new URL(value).protocol === `${scheme}:`
}

function isWholeNumber(value: string, smallest: number, largest: number) {
  return /^\d+$/.test(value) && Number(value) >= smallest && Number(value) <= largest
}
