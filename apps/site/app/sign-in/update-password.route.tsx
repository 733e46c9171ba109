import { say as sayIn } from '@slovo/messages'
import { errors, successes } from '@slovo/messages/errors'
import { noMail } from '@slovo/messages/no-mail'
import { updatePassword } from '@slovo/messages/sign-in'
import { data, Form, useNavigation } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { localeOf, localPath } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { useSay } from '../ui/say.ts'
import { authMessage } from '../visit/auth/auth-messages.ts'
import { readText } from '../visit/form/read-text.ts'
import { redirectWithToast } from '../visit/form/toast.server.ts'
import { undoUnanswered } from '../visit/form/unanswered.ts'
import { databaseContext, localeContext } from '../visit/session/session.server.ts'
import { visitContext } from '../visit/visit.ts'
import type { Route } from './+types/update-password.route.ts'
import { EmailField } from './account-fields.tsx'
import { hasSeveralSignUps } from './after-sign-in.server.ts'
import { callbackAddress } from './callback-address.server.ts'
import { readCaptcha } from './captcha.server.ts'
import { Captcha } from './captcha.tsx'
import { NoMailNotice } from './no-mail-notice.tsx'
import { SignInPage } from './sign-in-page.tsx'
import './ways-in.css'

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  hasSeveralSignUps: hasSeveralSignUps(url),
  isMailSent: context.get(visitContext).settings.isMailSent,
})

export async function action({ context, request, url }: Route.ActionArgs) {
  const locale = context.get(localeContext)
  const form = await request.formData()
  const email = readText(form, 'email').trim()
  if (!email) return data({ email, refusal: sayIn(locale, errors.occurred) }, { status: 400 })
  if (!context.get(visitContext).settings.isMailSent) {
    return data({ email, refusal: sayIn(locale, noMail.notice) }, { status: 503 })
  }

  const redirectTo = callbackAddress(context, localPath(locale, '/set-password'))
  const { error } = await context
    .get(databaseContext)
    .auth.resetPasswordForEmail(email, { redirectTo, captchaToken: readCaptcha(form) })
  if (error) {
    context.get(visitContext).log.error(error, 'a reset mail could not be asked for')
    return data({ email, refusal: sayIn(locale, authMessage(error)) }, { status: 400 })
  }
  const text = sayIn(locale, successes.instructionsSent)
  return redirectWithToast(context, url.pathname, 'success', text)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  undoUnanswered(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), updatePassword.title)} · Slovo` },
]

export default function UpdatePasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const isBusy = useNavigation().state === 'submitting'
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
        <Form method="post" className="sign-in-form">
          <Refusal answer={actionData} />
          <EmailField typed={actionData?.email} />
          <Captcha />
          <Button isBusy={isBusy}>{say(updatePassword.submit)}</Button>
        </Form>
      ) : (
        <NoMailNotice />
      )}
    </SignInPage>
  )
}
