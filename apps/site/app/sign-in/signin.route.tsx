import { say } from '@slovo/messages'
import { signIn } from '@slovo/messages/sign-in'
import { localeOf } from '../platform/local-path.ts'
import { undoUnanswered } from '../ui/unanswered.ts'
import type { Route } from './+types/signin.route.ts'
import { answerSignIn } from './sign-in.server.ts'
import { SignInForm } from './sign-in-form.tsx'
import { passOnSignedIn } from './signed-in.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => passOnSignedIn(context, url)

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerSignIn(context, request, url)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  undoUnanswered(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), signIn.title)} · Slovo` },
]

export default function SignInRoute({ actionData }: Route.ComponentProps) {
  return <SignInForm answer={actionData} />
}
