import { say as sayIn } from '@slovo/messages'
import { setPassword } from '@slovo/messages/sign-in/screens'
import { Button } from '../../ui/button.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { useReader } from '../../visit/page/root-data.ts'
import { requireAccount } from '../../visit/session/session.server.ts'
import { setPasswordForm } from '../forms.ts'
import { NewPasswordField } from '../page/account-fields.tsx'
import { FormFault, faultyInput } from '../page/form-fault.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import { hasSeveralSignUps } from '../session/after-sign-in.server.ts'
import type { Route } from './+types/set-password.route.ts'
import { saveNewPassword } from './password-reset.server.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  requireAccount(context, url)
  return { hasSeveralSignUps: hasSeveralSignUps(url) }
}

export async function action(posted: Route.ActionArgs) {
  requireAccount(posted.context, posted.url)
  return answerForms(posted)
}

const answerForms = formAction(saveNewPassword)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, setPasswordForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), setPassword.title)} · Slovo` },
]

export default function SetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const reader = useReader()
  const form = useForm(setPasswordForm, actionData)
  return (
    <SignInPage
      title={say(setPassword.title)}
      intro={say(loaderData.hasSeveralSignUps ? setPassword.severalSignUps : setPassword.intro)}
    >
      <PostForm form={form} className="sign-in-form">
        <FormFault form={form} />
        <input type="hidden" name="username" autoComplete="username" value={reader?.email} />
        <NewPasswordField isReplaced {...form.field('password')} {...faultyInput(form)} />
        <Button isBusy={!!form.sending}>{say(setPassword.submit)}</Button>
      </PostForm>
    </SignInPage>
  )
}
