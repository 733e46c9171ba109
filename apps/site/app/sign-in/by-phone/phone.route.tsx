import { say as sayIn } from '@slovo/messages'
import { phoneSent, waysIn, phone as words } from '@slovo/messages/ways-in'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { Captcha } from '../page/captcha.tsx'
import { CodeForm } from '../page/code-form.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import type { Route } from './+types/phone.route.ts'
import { answerPhone } from './phone.server.ts'
import '../by-password/ways-in.css'
import { redirectIfSignedIn } from '../session/redirect-if-signed-in.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => redirectIfSignedIn(context, url)

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerPhone(context, request, url)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), words.title)} · Slovo` },
]

export default function PhoneRoute({ actionData: answer }: Route.ComponentProps) {
  const say = useSay()
  const { search } = useLocation()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <SignInPage
      title={say(words.title)}
      intro={answer?.isSent ? say(phoneSent, { number: answer.phone }) : say(words.intro)}
      foot={
        <Link to={`/signin${search}`} className="text-link">
          {say(waysIn.back)}
        </Link>
      }
    >
      {answer?.isSent ? (
        <CodeForm answer={answer} intent="phone-code" label={say(words.codeLabel)}>
          <input type="hidden" name="phone" value={answer.phone} />
        </CodeForm>
      ) : (
        <Form method="post" className="sign-in-form">
          <Refusal answer={answer} />
          <Field
            label={say(words.number)}
            hint={say(words.numberHint)}
            type="tel"
            name="phone"
            autoComplete="tel"
            defaultValue={answer?.phone}
            aria-invalid={answer ? true : undefined}
            required
          />
          <Captcha />
          <Button isBusy={isBusy}>{say(words.send)}</Button>
        </Form>
      )}
    </SignInPage>
  )
}
