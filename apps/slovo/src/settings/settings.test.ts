import { generateKeyPairSync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openFileStore } from '../open-file-store.ts'
import { root } from '../root.ts'
import { authEnvironment } from './auth-environment.ts'
import { authSettings } from './auth-settings.ts'
import { siteOwnerOf } from './owner-settings.ts'
import { restSettings } from './rest-settings.ts'
import { readSettings, SettingsError } from './settings.ts'

const refusal = (environment: NodeJS.ProcessEnv) => {
  try {
    readSettings(environment)
    return 'nothing was refused'
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
}

test('an empty environment works', () => {
  expect(readSettings({})).toMatchObject({
    way: 'embedded',
    siteUrl: 'http://localhost:3000',
    HOST: '127.0.0.1',
    DATA_DIR: path.resolve('data'),
    AUTH_MAILER_AUTOCONFIRM: false,
  })
})

test('a setting left empty in .env is a setting left out', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: ' ', SITE_URL: '' })).toEqual(readSettings({}))
})

test('the public address loses its last slash', () => {
  expect(readSettings({ SITE_URL: 'https://slovo.example.org/' }).siteUrl).toBe(
    'https://slovo.example.org',
  )
})

test('the three ways are chosen by settings alone', () => {
  const keys = { SUPABASE_ANON_KEY: 'a', SUPABASE_SERVICE_ROLE_KEY: 'b' }
  expect(readSettings({ DATABASE_URL: 'postgres://localhost/slovo' }).way).toBe('own-postgres')
  expect(readSettings({ SUPABASE_URL: 'https://p.supabase.co', ...keys }).way).toBe('hosted')
})

test('every wrong setting is named with what to write instead', () => {
  const said = refusal({
    PORT: '99999',
    SMTP_URL: 'mail.example.org',
    AUTH_MAILER_AUTOCONFIRM: 'yes',
  })
  expect(said).toContain('The setting PORT must be a whole number from 0 to 65535.')
  expect(said).toContain('The setting SMTP_URL must look like smtp://user:password@host:587.')
  expect(said).toContain('The setting AUTH_MAILER_AUTOCONFIRM must be true or false.')
})

test('the site has no owner until the settings name one', () => {
  expect(siteOwnerOf(readSettings({ SITE_OWNER_NAME: ' ' }))).toMatchObject({
    name: undefined,
    contactMail: undefined,
    networks: [],
  })
  const named = {
    SITE_OWNER_NAME: 'Association Slovo',
    SITE_CONTACT_EMAIL: 'bonjour@example.org',
    SITE_TELEGRAM_URL: 'https://t.me/slovo',
  }
  expect(siteOwnerOf(readSettings(named))).toMatchObject({
    name: 'Association Slovo',
    contactMail: 'bonjour@example.org',
    networks: [{ name: 'Telegram', url: 'https://t.me/slovo' }],
  })
})

test('a link to the owner that would lead nowhere is refused', () => {
  expect(refusal({ SITE_CONTACT_EMAIL: 'bonjour' })).toContain('must look like bonjour@example.org')
  expect(refusal({ SITE_SUPPORT_URL: 'javascript:alert(1)' })).toContain('SITE_SUPPORT_URL must')
})

test('a secret that was refused is not repeated', () => {
  expect(refusal({ JWT_SECRET: 'too-short-secret' })).not.toContain('too-short-secret')
})

test('contradictions are refused', () => {
  const hosted = { SUPABASE_URL: 'https://p.supabase.co' }
  expect(refusal({ ...hosted, DATABASE_URL: 'postgres://localhost/slovo' })).toContain('both set')
  expect(refusal(hosted)).toContain('set SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY too')
  expect(refusal({ SPEECH_URL: 'http://localhost:8880' })).toContain('set SPEECH_VOICE_RU')
  expect(refusal({ DICTIONARY_URL: 'https://d.example.org' })).toContain('set DICTIONARY_KEY too')
  const deepl = 'With DeepL at TRANSLATION_URL, set TRANSLATION_KEY too'
  expect(refusal({ TRANSLATION_URL: 'https://api-free.deepl.com' })).toContain(deepl)
  expect(refusal({ TRANSLATION_URL: 'https://t.example.org/v2/translate' })).toContain(deepl)
  expect(refusal({ TRANSLATION_API: 'deepl' })).toContain('set TRANSLATION_URL too')
})

const authOf = (environment: NodeJS.ProcessEnv) => authSettings(readSettings(environment))

test('without settings users sign in by e-mail or passkey, and no third party is asked', () => {
  expect(authOf({})).toMatchObject({
    emailEnabled: true,
    passkeys: { enabled: true, rpName: 'Slovo' },
    anonymousEnabled: true,
    manualLinkingEnabled: false,
    providers: {},
    passwordRequiredCharacters: [],
    sessionTimebox: 0,
    securePasswordChange: false,
    mfa: { totpEnrollEnabled: true, maxEnrolledFactors: 10 },
  })
})

test('a provider needs its client id and secret alone, and people may add it to their account', () => {
  const google = {
    AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'web, android',
    AUTH_EXTERNAL_GOOGLE_SECRET: 's',
  }
  expect(authOf(google)).toMatchObject({
    providers: { google: { clientId: 'web', acceptableClientIds: ['android'], secret: 's' } },
    manualLinkingEnabled: true,
  })
  expect(
    authOf({ ...google, AUTH_SECURITY_MANUAL_LINKING_ENABLED: 'false' }).manualLinkingEnabled,
  ).toBe(false)
})

test('any OpenID issuer is a provider by its address', () => {
  const school = {
    AUTH_EXTERNAL_MY_SCHOOL_CLIENT_ID: 'slovo',
    AUTH_EXTERNAL_MY_SCHOOL_SECRET: 's',
    AUTH_EXTERNAL_MY_SCHOOL_URL: 'https://id.example.org/realms/school',
    AUTH_EXTERNAL_MY_SCHOOL_SCOPES: 'openid email',
    AUTH_EXTERNAL_MY_SCHOOL_EMAIL_OPTIONAL: 'true',
  }
  expect(authOf(school).providers?.my_school).toMatchObject({
    url: 'https://id.example.org/realms/school',
    scopes: 'openid email',
    emailOptional: true,
  })
})

test('a provider that lacks something, or is mistyped, says what to write', () => {
  const said = refusal({
    AUTH_EXTERNAL_GITHUB_CLIENT_ID: 'x',
    AUTH_EXTERNAL_KEYCLOAK_CLIENT_ID: 'x',
    AUTH_EXTERNAL_KEYCLOAK_SECRET: 'x',
    AUTH_EXTERNAL_VK_SECRET: 'do-not-say-this',
    AUTH_EXTERNAL_APPLE_URL: 'apple',
    AUTH_EXTERNAL_GOOGLE_CLIENTID: 'x',
  })
  expect(said).toContain('Set AUTH_EXTERNAL_GITHUB_SECRET too')
  expect(said).toContain('Set AUTH_EXTERNAL_KEYCLOAK_URL too')
  expect(said).toContain('Set AUTH_EXTERNAL_VK_CLIENT_ID too')
  expect(said).toContain(
    'The setting AUTH_EXTERNAL_APPLE_URL must look like https://accounts.example.org.',
  )
  expect(said).toContain('The setting AUTH_EXTERNAL_GOOGLE_CLIENTID is not known')
  expect(said).not.toContain('do-not-say-this')
})

test('times may have a unit, and character groups stand between colons', () => {
  expect(
    authOf({
      AUTH_SESSIONS_TIMEBOX: '24h',
      AUTH_SESSIONS_INACTIVITY_TIMEOUT: '15m',
      AUTH_MAILER_OTP_EXP: '90',
      AUTH_PASSWORD_REQUIRED_CHARACTERS: 'abc:0123:\\:;',
    }),
  ).toMatchObject({
    sessionTimebox: 86_400,
    sessionInactivityTimeout: 900,
    otpExpiry: 90,
    passwordRequiredCharacters: ['abc', '0123', ':;'],
  })
  expect(refusal({ AUTH_SESSIONS_TIMEBOX: '2 days' })).toContain('or a time like 15m or 24h')
  expect(refusal({ AUTH_RATE_LIMIT_STORE: 'redis' })).toContain('must be one of memory, database')
})

test('passkeys belong to the site’s own domain', () => {
  const SITE_URL = 'https://slovo.example.org'
  expect(
    authOf({ SITE_URL, AUTH_WEBAUTHN_RP_ID: 'example.org', AUTH_WEBAUTHN_RP_ORIGINS: SITE_URL }),
  ).toMatchObject({ passkeys: { rpId: 'example.org', rpOrigins: [SITE_URL] } })
  expect(refusal({ SITE_URL, AUTH_WEBAUTHN_RP_ID: 'ample.org' })).toContain('browsers refuse')
  const elsewhere = { SITE_URL, AUTH_WEBAUTHN_RP_ID: 'accounts.example.com' }
  expect(
    authOf({ ...elsewhere, AUTH_WEBAUTHN_RP_ORIGINS: 'https://accounts.example.com' }),
  ).toMatchObject({ passkeys: { rpId: 'accounts.example.com' } })
  expect(refusal({ ...elsewhere, AUTH_WEBAUTHN_RP_ORIGINS: SITE_URL })).toContain(
    'the host of one of',
  )
  expect(refusal({ SITE_URL, AUTH_WEBAUTHN_RP_ID: SITE_URL })).toContain('without a scheme')
  expect(refusal({ AUTH_WEBAUTHN_RP_ORIGINS: 'example.org' })).toContain('must list addresses')
})

test('what a way to sign in needs is asked for at the start', () => {
  expect(refusal({ AUTH_SMS_PROVIDER: 'twilio' })).toContain('AUTH_SMS_TWILIO_AUTH_TOKEN')
  expect(refusal({ AUTH_SMS_PROVIDER: 'http' })).toContain('AUTH_SMS_HTTP_URL')
  expect(
    refusal({ AUTH_EXTERNAL_PHONE_ENABLED: 'true', SMTP_URL: 'smtp://mail.example.org:25' }),
  ).toContain('set AUTH_SMS_PROVIDER to twilio or http')
  expect(refusal({ AUTH_SECURITY_CAPTCHA_PROVIDER: 'turnstile' })).toContain('SITE_KEY')
  expect(refusal({ AUTH_SAML_PRIVATE_KEY: 'x' })).toContain('must be a private key as PEM')
  expect(refusal({ AUTH_SAML_ALLOW_ENCRYPTED_ASSERTIONS: 'true' })).toContain(
    'set AUTH_SAML_PRIVATE_KEY and AUTH_SAML_CERTIFICATE',
  )
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect(refusal({ AUTH_SAML_PRIVATE_KEY: pem })).toContain('belong together')
})

test('phones, wallets, SAML, captcha and the check of leaked passwords are off until they are set', () => {
  expect(authOf({})).toMatchObject({
    phone: { enabled: false },
    web3: { ethereumEnabled: false, solanaEnabled: false },
    saml: { enabled: false },
    captcha: undefined,
    leakedPasswordsUrl: undefined,
    oauthServer: { enabled: false },
  })
  expect(
    authOf({
      AUTH_EXTERNAL_PHONE_ENABLED: 'true',
      AUTH_EXTERNAL_WEB3_SOLANA_ENABLED: 'true',
      AUTH_SECURITY_CAPTCHA_PROVIDER: 'turnstile',
      AUTH_SECURITY_CAPTCHA_SITE_KEY: 'shown',
      AUTH_SECURITY_CAPTCHA_SECRET: 'hidden',
      AUTH_PASSWORD_HIBP_ENABLED: 'true',
      AUTH_OAUTH_SERVER_ENABLED: 'true',
    }),
  ).toMatchObject({
    phone: { enabled: true },
    web3: { ethereumEnabled: false, solanaEnabled: true },
    captcha: { provider: 'turnstile', siteKey: 'shown', secret: 'hidden' },
    leakedPasswordsUrl: 'https://api.pwnedpasswords.com/range/',
    oauthServer: { enabled: true },
  })
})

test('every setting of accounts is explained in .env.example', async () => {
  const example = await readFile(path.join(root, '.env.example'), 'utf8')
  const explained = [...example.matchAll(/^#? ?([A-Z0-9_]+)=/gm)].map(([, name]) => name)
  expect(explained).toEqual(expect.arrayContaining(Object.keys(authEnvironment)))
})

const bucket = {
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_BUCKET: 'slovo',
  S3_REGION: 'eu-west-3',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'very secret',
}

test('a bucket is configured completely or not at all', () => {
  expect(readSettings(bucket)).toMatchObject({ S3_BUCKET: 'slovo' })
  expect(refusal({ ...bucket, S3_REGION: '' })).toContain('belong together: set all, or none')
})

test('a bucket that cannot be reached stops the start with a sentence, without its secret', async () => {
  const opened = openFileStore(readSettings(bucket))
  await expect(opened).rejects.toThrow(SettingsError)
  await expect(opened).rejects.toThrow(/^The bucket slovo at http:\/\/127.0.0.1:1 cannot be used/)
  await expect(opened).rejects.not.toThrow(/very secret/)
  expect(await openFileStore(readSettings({}))).toBeUndefined()
})

test('a hook that is switched on needs a function, or an address with a secret', () => {
  const secrets = `v1,whsec_${'a'.repeat(32)}`
  const both = { AUTH_HOOK_SEND_EMAIL_ENABLED: 'true', AUTH_HOOK_SEND_EMAIL_SECRETS: secrets }
  const AUTH_HOOK_SEND_EMAIL_URI = 'https://hooks.example.org'
  const { hooks } = authSettings(readSettings({ ...both, AUTH_HOOK_SEND_EMAIL_URI }))
  expect(hooks).toMatchObject({
    sendEmail: { uri: AUTH_HOOK_SEND_EMAIL_URI, secrets: [secrets] },
    sendSms: undefined,
  })
  expect(refusal(both)).toContain('The hook AUTH_HOOK_SEND_EMAIL_URI must be pg-functions://')
  expect(
    refusal({ ...both, AUTH_HOOK_SEND_EMAIL_URI, AUTH_HOOK_SEND_EMAIL_SECRETS: '' }),
  ).toContain('needs secrets like v1,whsec_')
  expect(authSettings(readSettings({ AUTH_HOOK_SEND_EMAIL_URI })).hooks?.sendEmail).toBeUndefined()
})

test('the data API is set under the names of PostgREST', () => {
  const settings = readSettings({
    PGRST_DB_SCHEMAS: 'public, api',
    PGRST_DB_MAX_ROWS: '50',
    PGRST_DB_TX_END: 'rollback-allow-override',
    PGRST_OPENAPI_MODE: 'disabled',
  })
  expect(restSettings(settings)).toEqual({
    schemas: ['public', 'api'],
    maxRows: 50,
    allowsAggregates: false,
    allowsPlans: false,
    txEnd: 'rollback-allow-override',
    preRequest: undefined,
    describesItself: false,
  })
  expect(() => readSettings({ PGRST_DB_TX_END: 'maybe' })).toThrow('PGRST_DB_TX_END must be one of')
})

test('of the embedded server only what concerns its machine can be set', () => {
  const { POSTGRES_SETTINGS } = readSettings({ POSTGRES_SETTINGS: 'work_mem=16MB, jit = on' })
  expect(POSTGRES_SETTINGS).toEqual({ work_mem: '16MB', jit: 'on' })
  expect(() => readSettings({ POSTGRES_SETTINGS: 'fsync=off' })).toThrow('must look like work_mem')
})

test('a password may be as short as six signs, and no shorter', () => {
  expect(authOf({ AUTH_PASSWORD_MIN_LENGTH: '6' })).toMatchObject({ passwordMinLength: 6 })
  expect(refusal({ AUTH_PASSWORD_MIN_LENGTH: '5' })).toContain('a whole number from 6 to 72')
})

test('keys that sign tokens are given as JWKs, and a wrong one is not repeated', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'own', alg: 'ES256' }
  const AUTH_JWT_KEYS = JSON.stringify([key])
  expect(readSettings({ AUTH_JWT_KEYS }).AUTH_JWT_KEYS).toEqual([key])
  expect(readSettings({}).AUTH_JWT_KEYS).toEqual([])
  expect(refusal({ AUTH_JWT_KEYS: 'secret{' })).toBe(
    'The setting AUTH_JWT_KEYS must be a JSON array of keys as JWK.',
  )
  const nameless = refusal({ AUTH_JWT_KEYS: JSON.stringify([{ ...key, kid: undefined }]) })
  expect(nameless).toBe('The setting AUTH_JWT_KEYS has a key that needs a kid.')
})

test('numbers for trying out have codes, until a day', () => {
  expect(
    authOf({ AUTH_SMS_TEST_OTP: '33612345678=123456, +33687654321=654321' }).phone,
  ).toMatchObject({
    testCodes: { '33612345678': '123456', '33687654321': '654321' },
    testCodesValidUntil: undefined,
  })
  expect(authOf({ AUTH_SMS_TEST_OTP_VALID_UNTIL: '2026-12-31' }).phone).toMatchObject({
    testCodesValidUntil: new Date('2026-12-31'),
  })
  expect(refusal({ AUTH_SMS_TEST_OTP: '33612345678' })).toContain('like 33612345678=123456')
  expect(refusal({ AUTH_SMS_TEST_OTP_VALID_UNTIL: 'soon' })).toContain('must be a moment')
})
