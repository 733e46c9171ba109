import type { SmsTemplate, SmsTemplates } from './sms-templates.ts'

/** Plain messages for projects that bring none of their own. */
export const englishSms: SmsTemplates = {
  sign_in: codeFor('to sign in'),
  phone_change: codeFor('to confirm your new number'),
  second_factor: codeFor('to confirm that it is you'),
  reauthentication: codeFor('to change your password'),
}

function codeFor(purpose: string): SmsTemplate {
  return ({ code, siteUrl }) => `${code} is your code ${purpose} at ${new URL(siteUrl).host}.`
}
