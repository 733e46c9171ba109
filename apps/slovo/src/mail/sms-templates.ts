import type { SmsTemplate, SmsTemplates } from '@slovo/backend'
import { type Message, say } from '@slovo/messages'
import * as sms from '@slovo/messages/mail/sms'

/** Slovo's text messages, in the account's language. */
export const smsTemplates: SmsTemplates = {
  sign_in: template(sms.signIn),
  phone_change: template(sms.phoneChange),
  second_factor: template(sms.secondFactor),
  reauthentication: template(sms.reauthentication),
}

function template(words: Message<{ code: string; host: string }>): SmsTemplate {
  return ({ locale, code, siteUrl }) =>
    say(locale === 'ru' ? 'ru' : 'fr', words, { code, host: new URL(siteUrl).host })
}
