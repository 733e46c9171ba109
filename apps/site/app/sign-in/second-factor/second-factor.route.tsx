import { say as sayIn } from '@slovo/messages'
import { secondFactor as words } from '@slovo/messages/ways-in'
import { Form, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { SignInPage } from '../page/sign-in-page.tsx'
import type { Route } from './+types/second-factor.route.ts'
import { FactorForm } from './factor-form.tsx'
import { OtherFactors } from './other-factors.tsx'
import { answerFactor, listOwnFactors } from './second-factor.server.ts'
import '../by-password/ways-in.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { factors: await listOwnFactors(context, url) }
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerFactor(context, request, url)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), words.title)} · Slovo` },
]

const intros = { totp: words.app, phone: words.phone, webauthn: words.key }

export default function SecondFactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const localPath = useLocalPath()
  const [query] = useSearchParams()
  const chosen = query.get('factor')
  const { factors } = loaderData
  const factor =
    chosen === 'recovery' ? undefined : (factors.find(({ id }) => id === chosen) ?? factors[0])

  // Once a message is under way, its form says so.
  const isSent = factor?.kind === 'phone' && actionData?.challengeId
  const intro = factor ? !isSent && intros[factor.kind] : words.recoveryIntro

  return (
    <SignInPage
      title={say(words.title)}
      {...(intro && { intro: say(intro) })}
      foot={
        <Form method="post" action={localPath('/signout')}>
          <Button look="quiet">{say(words.signOut)}</Button>
        </Form>
      }
    >
      <FactorForm key={factor?.id ?? 'recovery'} factor={factor} answer={actionData} />
      <OtherFactors factors={factors} current={factor} />
    </SignInPage>
  )
}
