import { say } from '@slovo/messages'
import { confirmEmailChange, confirmSignup } from '@slovo/messages/sign-in/screens'
import { data } from 'react-router'
import { localeOf } from '../../ui/local-path.ts'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/confirm-signup.route.ts'
import { MailLinkPage, readConfirmationUrl } from './mail-link-page.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  const { supabaseUrl } = context.get(visitContext).settings
  const confirmationUrl = readConfirmationUrl(url.searchParams.get('confirmation_url'), supabaseUrl)
  return data({ confirmationUrl }, { status: confirmationUrl ? 200 : 400 })
}

/** Mails about a new account and about a new address lead here. An anonymous account is signed up by its first address. */
function wordsOf(confirmationUrl: string | null | undefined) {
  if (!confirmationUrl) return confirmSignup
  const { searchParams } = new URL(confirmationUrl)
  const isSignUp = /\/auth\/callback($|\?)/.test(searchParams.get('redirect_to') ?? '')
  const isNewAddress = searchParams.get('type') === 'email_change' && !isSignUp
  return isNewAddress ? confirmEmailChange : confirmSignup
}

export const meta: Route.MetaFunction = ({ location, loaderData }) => {
  const { title } = wordsOf(loaderData?.confirmationUrl)
  return [{ title: `${say(localeOf(location.pathname), title)} · Slovo` }]
}

export default function ConfirmSignupRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      confirmationUrl={loaderData.confirmationUrl}
      messages={wordsOf(loaderData.confirmationUrl)}
      newMail="/register"
    />
  )
}
