import { say as sayIn } from '@slovo/messages'
import { phoneSent, waysIn, phone as words } from '@slovo/messages/sign-in/ways-in'
import { useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { phoneCodeForm, phoneForm } from '../forms.ts'
import { Captcha } from '../page/captcha.tsx'
import { CodeForm } from '../page/code-form.tsx'
import { FormFault, faultyInput } from '../page/form-fault.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import type { Route } from './+types/phone.route.ts'
import { redeemPhoneCode, sendPhoneCode } from './phone.server.ts'
import '../page/ways-in.css'
import { redirectIfSignedIn } from '../session/after-sign-in.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => redirectIfSignedIn(context, url)

export const action = formAction(sendPhoneCode, redeemPhoneCode)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, phoneForm, phoneCodeForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), words.title)} · Slovo` },
]

export default function PhoneRoute({ actionData: answer }: Route.ComponentProps) {
  const say = useSay()
  const { search } = useLocation()
  const form = useForm(phoneForm, answer)
  const wrongCode = useForm(phoneCodeForm, answer).refused
  // The SMS is still there when a wrong code was typed.
  const sentTo = answer?.kind === 'code-sent' ? answer.phone : wrongCode?.typed.phone
  const code = useForm(phoneCodeForm, answer, { phone: sentTo ?? '' })
  return (
    <SignInPage
      title={say(words.title)}
      intro={sentTo ? say(phoneSent, { number: sentTo }) : say(words.intro)}
      foot={
        <Link to={`/signin${search}`} className="text-link">
          {say(waysIn.back)}
        </Link>
      }
    >
      {sentTo ? (
        <CodeForm form={code} code={code.field('code')} label={say(words.codeLabel)} />
      ) : (
        <PostForm form={form} className="sign-in-form">
          <FormFault form={form} />
          <Field
            label={say(words.number)}
            hint={say(words.numberHint)}
            type="tel"
            autoComplete="tel"
            required
            {...form.field('phone')}
            {...faultyInput(form)}
          />
          <Captcha />
          <Button isBusy={!!form.sending}>{say(words.send)}</Button>
        </PostForm>
      )}
    </SignInPage>
  )
}
