import { say } from '@slovo/messages'
import { signIn } from '@slovo/messages/sign-in'
import { localeOf } from '../../ui/local-path.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { redeemMailCode } from '../by-mail/mail-code.server.ts'
import { mailCodeForm } from '../by-mail/mail-code-form.ts'
import { MailCodePage } from '../by-mail/mail-code-page.tsx'
import { redirectIfSignedIn } from '../session/redirect-if-signed-in.server.ts'
import type { Route } from './+types/signin.route.ts'
import { signInByPassword } from './sign-in.server.ts'
import { signInForm } from './sign-in-form.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import '../page/ways-in.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  redirectIfSignedIn(context, url)
  return { ways: await findSignInWays(context) }
}

export const action = formAction(signInByPassword, redeemMailCode)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, signInForm, mailCodeForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), signIn.title)} · Slovo` },
]

export default function SignInRoute({ loaderData, actionData: answer }: Route.ComponentProps) {
  const wrongCode = useForm(mailCodeForm, answer).refused
  // The mail is still there when a wrong code was typed.
  const mailedTo = answer?.kind === 'mail-sent' ? answer.email : wrongCode?.typed.email
  if (answer && mailedTo) return <MailCodePage email={mailedTo} answer={answer} />
  return <SignInScreen ways={loaderData.ways} answer={answer} />
}
