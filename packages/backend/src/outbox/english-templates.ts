import type { MailTemplate, MailTemplates, MailValues } from './email/mail-templates.ts'
import type { SmsTemplate, SmsTemplates } from './sms/sms-templates.ts'

/** Plain mails for projects that bring none of their own. */
export const englishMails: MailTemplates = {
  confirmation: linkMail(
    'Confirm your e-mail address',
    'Follow this link to confirm your account:',
  ),
  recovery: linkMail('Reset your password', 'Follow this link to choose a new password:'),
  magic_link: linkMail('Your sign-in link', 'Follow this link to sign in:'),
  email_change: linkMail(
    'Confirm your new e-mail address',
    'Follow this link to confirm the change:',
  ),
  invite: linkMail('You have been invited', 'Follow this link to accept the invitation:'),
  reauthentication: ({ token }) => ({
    subject: 'Your confirmation code',
    text: `Enter this code: ${token}\n`,
    html: `<p>Enter this code: <strong>${token}</strong></p>\n`,
  }),
}

function linkMail(subject: string, sentence: string): MailTemplate {
  return ({ confirmationUrl, token }: MailValues) => ({
    subject,
    text: `${sentence}\n${confirmationUrl}\n\nOr enter this code: ${token}\n`,
    html: `<p>${sentence}</p>\n<p><a href="${escaped(confirmationUrl)}">${subject}</a></p>\n<p>Or enter this code: <strong>${token}</strong></p>\n`,
  })
}

function escaped(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

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
