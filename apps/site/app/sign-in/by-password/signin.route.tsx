import { say } from '@slovo/messages'
import { signIn } from '@slovo/messages/sign-in/screens'
import { mailCode, mailCodeIntro, waysIn } from '@slovo/messages/sign-in/ways-in'
import { useLocation } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { cookiesContext } from '../../visit/session/cookies.server.ts'
import { findStashedLemma } from '../../words/pending-word.server.ts'
import { mailCodeForm, signInForm } from '../forms.ts'
import { CodeForm } from '../page/code-form.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import { redirectIfSignedIn } from '../session/after-sign-in.server.ts'
import type { Route } from './+types/signin.route.ts'
import { redeemMailCode, signInByPassword } from './sign-in.server.ts'
import { SignInScreen } from './sign-in-screen.tsx'
import '../page/ways-in.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  redirectIfSignedIn(context, url)
  const waitingWord = findStashedLemma(context.get(cookiesContext))
  return { ways: await findSignInWays(context), waitingWord }
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
  return <SignInScreen {...loaderData} answer={answer} />
}

/** A mail is on its way: its link opens the session, and so does its code. */
function MailCodePage({ email, answer }: { email: string; answer: object }) {
  const say = useSay()
  const { search } = useLocation()
  const form = useForm(mailCodeForm, answer, { email })
  return (
    <SignInPage
      title={say(mailCode.title)}
      intro={say(mailCodeIntro, { email })}
      foot={
        <Link to={`/signin${search}`} reloadDocument className="text-link">
          {say(waysIn.back)}
        </Link>
      }
    >
      <CodeForm form={form} code={form.field('code')} label={say(mailCode.label)} />
    </SignInPage>
  )
}
