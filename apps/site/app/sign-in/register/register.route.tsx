import { say as sayIn } from '@slovo/messages'
import { successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/sign-in/no-mail'
import { register } from '@slovo/messages/sign-in/screens'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { Banner } from '../../ui/toasts.tsx'
import { findSignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { cookiesContext } from '../../visit/session/cookies.server.ts'
import { findStashedLemma } from '../../words/pending-word.server.ts'
import { registerForm } from '../forms.ts'
import { EmailField, NewPasswordField } from '../page/account-fields.tsx'
import { Captcha } from '../page/captcha.tsx'
import { FormFault, faultyInput } from '../page/form-fault.tsx'
import { NoMailNotice, OwnerAddress, SignInPage } from '../page/sign-in-page.tsx'
import { WaitingWord } from '../page/waiting-word.tsx'
import type { Route } from './+types/register.route.ts'
import { signUp } from './register.server.ts'
import '../page/ways-in.css'
import { redirectIfSignedIn } from '../session/after-sign-in.server.ts'

/** The specified pause between the message and the way home. */
const REDIRECT_MS = 1200

export async function loader({ context, url }: Route.LoaderArgs) {
  redirectIfSignedIn(context, url)
  const { hasMail, isMailNeeded } = await findSignInWays(context)
  const waitingWord = findStashedLemma(context.get(cookiesContext))
  return { isMailMissing: isMailNeeded && !hasMail, waitingWord }
}

export const action = formAction(signUp)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, registerForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), register.title)} · Slovo` },
]

export default function RegisterRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { search } = useLocation()
  const form = useForm(registerForm, actionData)
  const { isMailMissing, waitingWord } = loaderData
  if (actionData?.kind === 'registered') {
    return isMailMissing ? <Unconfirmed /> : <MailSent email={actionData.email} />
  }

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
      {waitingWord && <WaitingWord word={waitingWord} canSignUp={false} />}
      {isMailMissing && <NoMailNotice isNewAccount />}
      <PostForm form={form} className="sign-in-form">
        <FormFault form={form} />
        <EmailField {...form.field('email')} {...faultyInput(form)} />
        <NewPasswordField {...form.field('password')} {...faultyInput(form)} />
        <Captcha />
        <Button isBusy={!!form.sending}>{say(register.submit)}</Button>
      </PostForm>
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
