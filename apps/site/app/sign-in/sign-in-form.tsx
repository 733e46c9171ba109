import { fields, signIn } from '@slovo/messages/sign-in'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { SignInPage } from './sign-in-page.tsx'

interface SignInFormProps {
  answer: { email: string; refusal: string } | undefined
  children?: React.ReactNode
}

/** E-mail and password; what was typed stays when it is refused. */
export function SignInForm({ answer, children }: SignInFormProps) {
  const say = useSay()
  const { search } = useLocation()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <SignInPage
      title={say(signIn.title)}
      intro={say(signIn.intro)}
      foot={
        <p>
          {say(signIn.noAccount)}{' '}
          <Link to={`/register${search}`} className="text-link">
            {say(signIn.toRegister)}
          </Link>
        </p>
      }
    >
      {children}
      <Form method="post" className="sign-in-form">
        <Refusal answer={answer} />
        <Field
          label={say(fields.email)}
          type="email"
          name="email"
          autoComplete="username"
          defaultValue={answer?.email}
          aria-invalid={answer ? true : undefined}
          required
        />
        <Field
          label={say(fields.password)}
          type="password"
          name="password"
          autoComplete="current-password"
          aria-invalid={answer ? true : undefined}
          required
        />
        <Link to="/update-password" className="text-link">
          {say(signIn.forgotten)}
        </Link>
        <Button isBusy={isBusy}>{say(signIn.submit)}</Button>
      </Form>
    </SignInPage>
  )
}
