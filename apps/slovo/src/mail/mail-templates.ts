import type { MailTemplate, MailTemplates, MailValues } from '@slovo/backend'
import { type Locale, say } from '@slovo/messages'
import * as mail from '@slovo/messages/mail/emails'
import { renderMail } from './render-mail.ts'

/**
 * Slovo's mails in the reader's language. Their links lead to a page with one button, which follows the real link:
 * mail scanners that open every link do not consume the token.
 */
export function mailTemplates({ validSeconds }: { validSeconds: number }): MailTemplates {
  const minutes = Math.round(validSeconds / 60)
  const leadingTo = (page: string, words: mail.MailWords, { hasCode = false } = {}) =>
    template({ words, page, hasCode, minutes })
  return {
    confirmation: leadingTo('/confirm-signup', mail.confirmation, { hasCode: true }),
    recovery: leadingTo('/set-password-signin', mail.recovery),
    magic_link: leadingTo('/confirm-signup', mail.magicLink, { hasCode: true }),
    email_change: (values) => {
      // The first address of an anonymous account signs it up.
      const isFirst = values.email === values.newEmail
      return leadingTo('/confirm-signup', isFirst ? mail.confirmation : mail.emailChange)(values)
    },
    invite: leadingTo('/confirm-signup', mail.invite),
    reauthentication: template({ words: mail.reauthentication, hasCode: true, minutes }),
  }
}

interface TemplateParts {
  words: mail.MailWords
  page?: string
  /** The code can be typed on the page that requested the mail, instead of following the link. */
  hasCode: boolean
  minutes: number
}

function template({ words, page, hasCode, minutes }: TemplateParts): MailTemplate {
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
      validity: say(locale, mail.validity, { minutes }),
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

/** The account's language; before it has one, that of the page to which the link returns. */
function localeOf({ locale, redirectTo }: MailValues): Locale {
  if (locale === 'fr' || locale === 'ru') return locale
  return URL.canParse(redirectTo) && /^\/ru(\/|$)/.test(new URL(redirectTo).pathname) ? 'ru' : 'fr'
}

function pageAddress(locale: Locale, page: string, { siteUrl, confirmationUrl }: MailValues) {
  const prefix = locale === 'ru' ? '/ru' : ''
  return `${siteUrl}${prefix}${page}?${new URLSearchParams({ confirmation_url: confirmationUrl })}`
}
