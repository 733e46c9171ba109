import type { MailTemplate, MailTemplates, MailValues } from '@slovo/backend'
import { type Locale, say } from '@slovo/messages'
import * as mail from '@slovo/messages/mail'
import { renderMail } from './render-mail.ts'

/**
 * Slovo's mails in the reader's language. Their links lead to a page with one button, which follows the real link:
 * a program that looks at every link of a mail uses nothing up.
 */
export const mailTemplates: MailTemplates = {
  confirmation: template(mail.confirmation, '/confirm-signup', { hasCode: true }),
  recovery: template(mail.recovery, '/set-password-signin'),
  magic_link: template(mail.magicLink, '/confirm-signup', { hasCode: true }),
  email_change: template(mail.emailChange, '/confirm-signup'),
  invite: template(mail.invite, '/confirm-signup'),
  reauthentication: template(mail.reauthentication),
}

/** With `hasCode` the code may be typed in where the mail was asked for, instead of following the link. */
function template(words: mail.MailWords, page?: string, { hasCode = !page } = {}): MailTemplate {
  return (values) => {
    const locale = localeOf(values)
    const { button, ...rest } = words
    return renderMail({
      locale,
      subject: say(locale, rest.subject),
      title: say(locale, rest.title),
      body: say(locale, rest.body),
      unasked: say(locale, rest.unasked),
      linkInstead: say(locale, mail.linkInstead),
      codeInstead: say(locale, mail.codeInstead),
      validity: say(locale, mail.validity),
      signature: say(locale, mail.signature),
      siteUrl: values.siteUrl,
      action:
        button && page
          ? { label: say(locale, button), address: pageAddress(locale, page, values) }
          : undefined,
      code: hasCode ? values.token : undefined,
    })
  }
}

/** The language of the account; before it has one, that of the page the link will lead back to. */
function localeOf({ locale, redirectTo }: MailValues): Locale {
  if (locale === 'fr' || locale === 'ru') return locale
  return URL.canParse(redirectTo) && /^\/ru(\/|$)/.test(new URL(redirectTo).pathname) ? 'ru' : 'fr'
}

function pageAddress(locale: Locale, page: string, { siteUrl, confirmationUrl }: MailValues) {
  const prefix = locale === 'ru' ? '/ru' : ''
  return `${siteUrl}${prefix}${page}?${new URLSearchParams({ confirmation_url: confirmationUrl })}`
}
