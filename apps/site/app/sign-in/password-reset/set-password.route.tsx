import { say as sayIn } from '@slovo/messages'
import { errors, successes } from '@slovo/messages/errors'
import { fields, setPassword } from '@slovo/messages/sign-in'
import { data, Form, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { localeOf, localPath } from '../../ui/local-path.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'
import { passwordMessage } from '../../visit/auth/auth-messages.ts'
import { isTooShort, shortestPassword } from '../../visit/auth/password.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { readText } from '../../visit/form/read-text.ts'
import { redirectWithToast } from '../../visit/form/toast.server.ts'
import { useReader } from '../../visit/page/root-data.ts'
import { databaseContext, localeContext, requireUser } from '../../visit/session/session.server.ts'
import { visitContext } from '../../visit/visit.ts'
import { NewPasswordField } from '../page/account-fields.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import { hasSeveralSignUps } from '../session/after-sign-in.server.ts'
import type { Route } from './+types/set-password.route.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  requireUser(context, url)
  return { hasSeveralSignUps: hasSeveralSignUps(url) }
}

interface Answer {
  refusal?: string
  passwordError?: string
}

export async function action({ context, request, url }: Route.ActionArgs) {
  requireUser(context, url)
  const locale = context.get(localeContext)
  const password = readText(await request.formData(), 'password')
  if (isTooShort(context, password)) {
    const length = shortestPassword(context)
    const passwordError = sayIn(locale, fields.passwordTooShort, { length })
    return data<Answer>({ passwordError }, { status: 400 })
  }

  const { error } = await context.get(databaseContext).auth.updateUser({ password })
  if (error) {
    const reason = passwordMessage(error)
    if (!reason) context.get(visitContext).log.error(error, 'a password could not be changed')
    return data<Answer>(
      {
        refusal: sayIn(locale, errors.password),
        passwordError: reason ? sayIn(locale, reason) : undefined,
      },
      { status: 400 },
    )
  }
  const text = sayIn(locale, successes.passwordChanged)
  return redirectWithToast(context, localPath(locale, '/'), 'success', text)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), setPassword.title)} · Slovo` },
]

export default function SetPasswordRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const reader = useReader()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <SignInPage
      title={say(setPassword.title)}
      intro={say(loaderData.hasSeveralSignUps ? setPassword.severalSignUps : setPassword.intro)}
    >
      <Form method="post" className="sign-in-form">
        <Refusal answer={actionData} />
        <input type="hidden" name="username" autoComplete="username" value={reader?.email} />
        <NewPasswordField isReplaced error={actionData?.passwordError} />
        <Button isBusy={isBusy}>{say(setPassword.submit)}</Button>
      </Form>
    </SignInPage>
  )
}
