import type { Message } from '@slovo/messages'
import { badLink } from '@slovo/messages/sign-in/screens'
import { ButtonLink } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { SignInPage } from '../page/sign-in-page.tsx'

interface MailLinkPageProps {
  confirmationUrl: string | null
  messages: { title: Message; intro: Message; submit: Message }
  /** Where a new mail can be asked for. */
  newMail: string
}

/** One button that follows the link of a mail: a scanner that only opens the page spends nothing. */
export function MailLinkPage({ confirmationUrl, messages, newMail }: MailLinkPageProps) {
  const say = useSay()
  if (!confirmationUrl) {
    return (
      <SignInPage title={say(badLink.title)} intro={say(badLink.advice)}>
        <ButtonLink to={newMail}>{say(badLink.newMail)}</ButtonLink>
      </SignInPage>
    )
  }
  return (
    <SignInPage title={say(messages.title)} intro={say(messages.intro)}>
      <a href={confirmationUrl} rel="noreferrer" className="button button-primary">
        {say(messages.submit)}
      </a>
    </SignInPage>
  )
}

/**
 * The link that a mail asks to follow, if it leads to the auth API's own `verify`; any other address is refused, so that
 * these pages are no open redirect.
 */
export function readConfirmationUrl(value: string | null, backendUrl: string): string | null {
  const url = value ? URL.parse(value) : null
  const base = new URL(backendUrl)
  if (!url || url.origin !== base.origin || url.username || url.password) return null
  const place = `${base.pathname.replace(/\/$/, '')}/auth/v1/verify`
  return url.pathname === place ? url.href : null
}
