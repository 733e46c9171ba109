import { signIn } from '@slovo/messages/sign-in/screens'
import { waysIn } from '@slovo/messages/sign-in/ways-in'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { useCanUsePasskeys } from '../../ui/use-can-use-passkeys.ts'
import type { SignInWays } from '../../visit/auth/sign-in-ways.server.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { useBrowserSignIn } from '../by-browser/use-browser-sign-in.ts'
import { signInForm } from '../forms.ts'
import { EmailField, PasswordField } from '../page/account-fields.tsx'
import { Captcha } from '../page/captcha.tsx'
import { FormFault, faultyInput } from '../page/form-fault.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import { WaitingWord } from '../page/waiting-word.tsx'
import { hasWays, WaysIn } from './ways-in.tsx'

interface SignInScreenProps {
  ways: SignInWays
  /** For which a visitor came here. */
  waitingWord: string | null
  answer: object | null | undefined
}

/** Every sign-in method; what was typed stays when it is refused. */
export function SignInScreen({ ways: offered, waitingWord, answer }: SignInScreenProps) {
  const say = useSay()
  const canUsePasskeys = useCanUsePasskeys()
  const ways = { ...offered, hasPasskeys: offered.hasPasskeys && canUsePasskeys }
  const { search } = useLocation()
  const { start, offerPasskey, running } = useBrowserSignIn()
  return (
    <SignInPage
      title={say(signIn.title)}
      intro={say(signIn.intro)}
      foot={
        ways.canSignUp && (
          <p>
            {say(signIn.noAccount)}{' '}
            <Link to={`/register${search}`} className="text-link">
              {say(signIn.toRegister)}
            </Link>
          </p>
        )
      }
    >
      {waitingWord && <WaitingWord word={waitingWord} canSignUp={ways.canSignUp} />}
      {hasWays(ways) && <WaysIn ways={ways} running={running} onStart={start} />}
      {hasWays(ways) && ways.hasEmail && <p className="ways-or">{say(waysIn.or)}</p>}
      {ways.hasEmail ? (
        <PasswordForm
          answer={answer}
          canGetMail={ways.hasMail}
          onEmailFocus={ways.hasPasskeys ? offerPasskey : undefined}
        />
      ) : (
        <Captcha />
      )}
    </SignInPage>
  )
}

interface PasswordFormProps {
  answer: object | null | undefined
  /** Whether a mail with a link can be asked for instead. */
  canGetMail: boolean
  onEmailFocus?: () => void
}

function PasswordForm({ answer, canGetMail, onEmailFocus }: PasswordFormProps) {
  const say = useSay()
  const form = useForm(signInForm, answer)
  return (
    <PostForm form={form} className="sign-in-form">
      <FormFault form={form} />
      <EmailField
        {...form.field('email')}
        {...faultyInput(form)}
        offersPasskey={!!onEmailFocus}
        onFocus={onEmailFocus}
      />
      <PasswordField {...form.field('password')} {...faultyInput(form)} />
      <Link to="/update-password" className="text-link">
        {say(signIn.forgotten)}
      </Link>
      <Captcha />
      <Button name="intent" value="password" isBusy={form.sending === 'password'}>
        {say(signIn.submit)}
      </Button>
      {canGetMail && (
        <Button
          name="intent"
          value="mail"
          look="quiet"
          formNoValidate
          isBusy={form.sending === 'mail'}
        >
          {say(waysIn.mailInstead)}
        </Button>
      )}
    </PostForm>
  )
}
