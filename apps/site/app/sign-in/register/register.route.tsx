import { say as sayIn } from '@slovo/messages'
import { successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/no-mail'
import { register } from '@slovo/messages/sign-in'
import { useEffect } from 'react'
import { Form, useLocation, useNavigate, useNavigation } from 'react-router'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { EmailField, NewPasswordField } from '../page/account-fields.tsx'
import { Captcha } from '../page/captcha.tsx'
import { NoMailNotice, OwnerAddress } from '../page/no-mail-notice.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import type { Route } from './+types/register.route.ts'
import { answerRegistration } from './register.server.ts'
import '../by-password/ways-in.css'
import { redirectIfSignedIn } from '../session/redirect-if-signed-in.server.ts'

/** The specified pause between the message and the way home. */
const REDIRECT_MS = 1200

export async function loader({ context, url }: Route.LoaderArgs) {
  redirectIfSignedIn(context, url)
  const { hasMail, isMailNeeded } = await findSignInWays(context)
  return { isMailMissing: isMailNeeded && !hasMail }
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerRegistration(context, request, url)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), register.title)} · Slovo` },
]

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { search } = useLocation()
  const isBusy = useNavigation().state === 'submitting'
  const { isMailMissing } = loaderData
  if (actionData?.isSent)
    return isMailMissing ? <Unconfirmed /> : <MailSent email={actionData.email} />

  return (
    <SignInPage
      title={say(register.title)}
      intro={say(register.intro)}
      foot={
        <p>
          {say(register.hasAccount)}{' '}
          <Link to={`/signin${search}`} className="text-link">
            {say(register.toSignIn)}
          </Link>
        </p>
      }
    >
      {isMailMissing && <NoMailNotice isNewAccount />}
      <Form method="post" className="sign-in-form">
        <Refusal answer={actionData} />
        <EmailField defaultValue={actionData?.email} />
        <NewPasswordField error={actionData?.passwordError} />
        <Captcha />
        <Button isBusy={isBusy}>{say(register.submit)}</Button>
      </Form>
    </SignInPage>
  )
}

/** The account is there, but nothing can be sent that would let its owner confirm it. */
function Unconfirmed() {
  const say = useSay()
  return (
    <SignInPage
      title={say(noMail.registeredTitle)}
      intro={say(noMail.registered)}
      foot={
        <ButtonLink to="/" look="secondary">
          {say(register.toHome)}
        </ButtonLink>
      }
    >
      <p className="no-mail" role="alert">
        <OwnerAddress />
      </p>
    </SignInPage>
  )
}

function MailSent({ email }: { email: string }) {
  const say = useSay()
  const home = useLocalPath()('/')
  const navigate = useNavigate()
  const sent = say(successes.confirmationSent)

  useEffect(() => {
    showToast('success', sent)
    const timer = setTimeout(() => navigate(home), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [sent, home, navigate])

  return (
    <SignInPage
      title={say(register.mailTitle)}
      intro={say(register.mailAdvice, { email })}
      foot={
        <ButtonLink to="/" look="secondary">
          {say(register.toHome)}
        </ButtonLink>
      }
    >
      <Banner kind="success" text={sent} />
    </SignInPage>
  )
}
