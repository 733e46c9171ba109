import { say } from '@slovo/messages'
import { setPasswordSignin } from '@slovo/messages/sign-in/screens'
import { data } from 'react-router'
import { localeOf } from '../../ui/local-path.ts'
import { visitContext } from '../../visit/visit.ts'
import type { Route } from './+types/set-password-signin.route.ts'
import { MailLinkPage, readConfirmationUrl } from './mail-link-page.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  const { supabaseUrl } = context.get(visitContext).settings
  const confirmationUrl = readConfirmationUrl(url.searchParams.get('confirmation_url'), supabaseUrl)
  return data({ confirmationUrl }, { status: confirmationUrl ? 200 : 400 })
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), setPasswordSignin.title)} · Slovo` },
]

export default function SetPasswordSigninRoute({ loaderData }: Route.ComponentProps) {
  return (
    <MailLinkPage
      confirmationUrl={loaderData.confirmationUrl}
      messages={setPasswordSignin}
      newMail="/update-password"
    />
  )
}
