import { expect, test } from 'vitest'
import { mailTemplates } from './mail-templates.ts'

const templates = mailTemplates({ validSeconds: 3600 })

const values = {
  siteUrl: 'https://slovo.example.org',
  confirmationUrl: 'https://slovo.example.org/auth/v1/verify?token=abc&type=signup&redirect_to=x',
  token: '123456',
  tokenHash: 'abc',
  email: 'anna@example.org',
  redirectTo: 'https://slovo.example.org/',
}
const linkOf = (html: string) => {
  const href = /href="([^"]*)"/.exec(html)?.[1] ?? ''
  return new URL(href.replaceAll('&amp;', '&'))
}

test.each([
  ['confirmation', 'fr', '/confirm-signup'],
  ['confirmation', 'ru', '/ru/confirm-signup'],
  ['recovery', 'fr', '/set-password-signin'],
  ['recovery', 'ru', '/ru/set-password-signin'],
] as const)('the %s mail in %s leads to %s with the real link', (kind, locale, page) => {
  const { html, text } = templates[kind]({ ...values, locale })
  const link = linkOf(html)
  expect(link.origin + link.pathname).toBe(`https://slovo.example.org${page}`)
  expect(link.searchParams.get('confirmation_url')).toBe(values.confirmationUrl)
  expect(text).toContain(link.href)
  expect(html).toContain(`<html lang="${locale}">`)
})

test('a mail is French unless the account or the way back is Russian', () => {
  const subject = (more: object) => templates.confirmation({ ...values, ...more }).subject
  expect(subject({})).toBe('Confirmez votre inscription à Slovo')
  expect(subject({ locale: 'de' })).toBe('Confirmez votre inscription à Slovo')
  expect(subject({ locale: 'ru' })).toBe('Подтвердите регистрацию в Slovo')
  expect(subject({ redirectTo: 'https://slovo.example.org/ru/auth/callback' })).toBe(
    'Подтвердите регистрацию в Slovo',
  )
  expect(subject({ redirectTo: 'https://slovo.example.org/rune' })).toBe(
    'Confirmez votre inscription à Slovo',
  )
})

test('the first address of an account signs it up, another one changes it', () => {
  const subject = (email: string) =>
    templates.email_change({ ...values, email, newEmail: 'anna@example.org' }).subject
  expect(subject('anna@example.org')).toBe('Confirmez votre inscription à Slovo')
  expect(subject('old@example.org')).toBe('Confirmez votre nouvelle adresse e-mail')
})

test('the code of a reauthentication stands alone, without a link to follow', () => {
  const { html, text } = templates.reauthentication({ ...values, confirmationUrl: '' })
  expect(text).toContain('123456')
  expect(html).not.toContain('confirmation_url')
})

test('a mail that signs in has a code too, for users who open it on another device', () => {
  for (const kind of ['magic_link', 'confirmation'] as const) {
    const { html, text } = templates[kind](values)
    expect(text).toMatch(/saisissez ce code sur la page de connexion\s:\n\n123456/)
    expect(html).toContain('123456')
  }
  expect(templates.recovery(values).text).not.toContain('123456')
})

test('nothing in a mail is taken for markup', () => {
  const confirmationUrl = 'https://slovo.example.org/auth/v1/verify?x="><script>'
  const { html } = templates.recovery({
    ...values,
    siteUrl: 'https://a.org/"><b>',
    confirmationUrl,
  })
  expect(html).not.toMatch(/<script|<b>/)
})

test('a mail says how long it is valid', () => {
  const said = (validSeconds: number, locale: string) =>
    mailTemplates({ validSeconds }).recovery({ ...values, locale }).text
  expect(said(3600, 'fr')).toContain('valable une heure')
  expect(said(900, 'fr')).toContain('valable 15 minutes')
  expect(said(120, 'ru')).toContain('действительно 2 минуты')
})
