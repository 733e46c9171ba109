import { say } from '@slovo/messages'
import { signIn } from '@slovo/messages/sign-in'
import { localeOf } from '../../ui/local-path.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { MailCodePage } from '../by-mail/mail-code-page.tsx'
import { redirectIfSignedIn } from '../session/redirect-if-signed-in.server.ts'
import type { Route } from './+types/signin.route.ts'
import { answerSignIn } from './sign-in.server.ts'
import { SignInForm } from './sign-in-form.tsx'
import './ways-in.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  redirectIfSignedIn(context, url)
  return { ways: await findSignInWays(context) }
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerSignIn(context, request, url)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), signIn.title)} · Slovo` },
]

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.isMailSent) return <MailCodePage answer={actionData} />
  return <SignInForm ways={loaderData.ways} answer={actionData} />
}
