import path from 'node:path'
import { expect, test } from 'vitest'
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

test('a secret that was refused is not repeated', () => {
  expect(refusal({ JWT_SECRET: 'too-short-secret' })).not.toContain('too-short-secret')
})

test('contradictions are refused', () => {
  const hosted = { SUPABASE_URL: 'https://p.supabase.co' }
  expect(refusal({ ...hosted, DATABASE_URL: 'postgres://localhost/slovo' })).toContain('both set')
  expect(refusal(hosted)).toContain('set SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY too')
  expect(refusal({ DICTIONARY_URL: 'https://d.example.org' })).toContain('set DICTIONARY_KEY too')
})
