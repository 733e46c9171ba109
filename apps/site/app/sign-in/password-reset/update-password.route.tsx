import { say as sayIn } from '@slovo/messages'
import { updatePassword } from '@slovo/messages/sign-in/screens'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { visitContext } from '../../visit/visit.ts'
import { resetForm } from '../forms.ts'
import { EmailField } from '../page/account-fields.tsx'
import { Captcha } from '../page/captcha.tsx'
import { FormFault, faultyInput } from '../page/form-fault.tsx'
import { NoMailNotice, SignInPage } from '../page/sign-in-page.tsx'
import { hasSeveralSignUps } from '../session/after-sign-in.server.ts'
import type { Route } from './+types/update-password.route.ts'
import { askForMail } from './password-reset.server.ts'
import '../page/ways-in.css'

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  hasSeveralSignUps: hasSeveralSignUps(url),
  isMailSent: context.get(visitContext).settings.isMailSent,
})

export const action = formAction(askForMail)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, resetForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), updatePassword.title)} · Slovo` },
]

export default function UpdatePasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const form = useForm(resetForm, actionData)
  const intro = loaderData.hasSeveralSignUps ? updatePassword.severalSignUps : updatePassword.intro
  return (
    <SignInPage
      title={say(updatePassword.title)}
      intro={loaderData.isMailSent ? say(intro) : undefined}
      foot={
        <Link to="/signin" className="text-link">
          {say(updatePassword.back)}
        </Link>
      }
    >
      {loaderData.isMailSent ? (
        <PostForm form={form} className="sign-in-form">
          <FormFault form={form} />
          <EmailField {...form.field('email')} {...faultyInput(form)} />
          <Captcha />
          <Button isBusy={!!form.sending}>{say(updatePassword.submit)}</Button>
        </PostForm>
      ) : (
        <NoMailNotice />
      )}
    </SignInPage>
  )
}
