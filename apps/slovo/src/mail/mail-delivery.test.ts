import { expect, test } from 'vitest'
import { readSettings } from '../settings/settings.ts'
import { mailDelivery } from './mail-delivery.ts'

const deliveryOf = (environment: NodeJS.ProcessEnv) => mailDelivery(readSettings(environment))

test('mails are shown as a page only while the site is tried out on this machine', () => {
  expect(deliveryOf({})).toBe('page')
  for (const name of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'slovo.localhost']) {
    expect(deliveryOf({ SITE_URL: `http://${name}` })).toBe('page')
  }
  for (const name of ['slovo.example.org', 'localhost.example.org', '192.0.2.1', '[2001:db8::1]']) {
    expect(deliveryOf({ SITE_URL: `https://${name}` })).toBe('files')
  }
})

test('a mail server sends them, on every site', () => {
  const SMTP_URL = 'smtp://mail.example.org:25'
  expect(deliveryOf({ SMTP_URL })).toBe('smtp')
  expect(deliveryOf({ SMTP_URL, SITE_URL: 'https://slovo.example.org' })).toBe('smtp')
})
