import { expect, test } from 'vitest'
import { unnamedOwner } from '../page/site-owner.ts'
import type { CaptchaWidget } from '../visit.ts'
import { securityHeaders } from './security-headers.server.ts'

function policyWith(captcha?: CaptchaWidget) {
  const visit = {
    settings: {
      siteUrl: 'https://slovo.example.org',
      supabaseUrl: 'https://slovo.example.org',
      anonKey: '',
      dictionaryUrl: '',
      captcha,
      canBeginWithoutAccount: true,
      isMailSent: true,
      owner: unnamedOwner,
      passwordMinLength: 8,
    },
  }
  const headers = securityHeaders(visit, "'nonce-n'")
  return new Map(headers).get('content-security-policy') ?? ''
}

test('the host of a captcha is let in where one is used, and nowhere else', () => {
  const turnstile = 'https://challenges.cloudflare.com'
  expect(policyWith()).not.toContain(turnstile)
  const policy = policyWith({ provider: 'turnstile', siteKey: 'k' })
  expect(policy).toMatch(/frame-src [^;]*https:\/\/challenges\.cloudflare\.com(;|$)/)
  expect(policy).not.toContain('hcaptcha')
  expect(policyWith({ provider: 'hcaptcha', siteKey: 'k' })).toContain('https://*.hcaptcha.com')
})

test('scripts run with the nonce of their answer alone', () => {
  expect(policyWith({ provider: 'turnstile', siteKey: 'k' })).toContain(
    "script-src 'nonce-n' 'strict-dynamic';",
  )
})
