import { say as sayIn } from '@slovo/messages'
import { secondFactor as words } from '@slovo/messages/sign-in/ways-in'
import { Form, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { factorKinds } from '../../visit/auth/factor-kinds.ts'
import { checkBeforeSending } from '../../visit/form/check-before-sending.ts'
import { formAction } from '../../visit/form/handle-form.server.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { factorForm, recoveryForm } from '../forms.ts'
import { SignInPage } from '../page/sign-in-page.tsx'
import type { Route } from './+types/second-factor.route.ts'
import { FactorForm } from './factor-form.tsx'
import {
  answerFactor,
  type FactorShown,
  listOwnFactors,
  redeemRecoveryCode,
} from './second-factor.server.ts'
import '../page/ways-in.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { factors: await listOwnFactors(context, url) }
}

export const action = formAction(answerFactor, redeemRecoveryCode)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, factorForm, recoveryForm)

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
  const challengeId = useForm(factorForm, actionData).refused?.typed.challenge
  // The SMS stays valid when a wrong code was typed, or when another cannot be sent yet.
  const before = challengeId ? { challengeId, isSentAgain: false } : undefined
  const sent = actionData?.kind === 'code-sent' ? actionData : before
  const isSent = factor?.kind === 'phone' && sent
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
      <FactorForm key={factor?.id ?? 'recovery'} factor={factor} sent={sent} answer={actionData} />
      <OtherFactors factors={factors} current={factor} />
    </SignInPage>
  )
}

interface OtherFactorsProps {
  factors: FactorShown[]
  current: FactorShown | undefined
}

/** The account's other second factors, and recovery codes for a user who has none of them at hand. */
function OtherFactors({ factors, current }: OtherFactorsProps) {
  const say = useSay()
  const [query] = useSearchParams()
  const by = (factor: string) => {
    const changed = new URLSearchParams(query)
    changed.set('factor', factor)
    return `?${changed}`
  }
  return (
    <nav aria-label={say(words.others)}>
      <ul className="other-factors">
        {factors
          .filter(({ id }) => id !== current?.id)
          .map(({ id, kind, name }) => (
            <li key={id}>
              <Link to={by(id)} className="text-link">
                {name ? `${say(factorKinds[kind])} · ${name}` : say(factorKinds[kind])}
              </Link>
            </li>
          ))}
        {current && (
          <li>
            <Link to={by('recovery')} className="text-link">
              {say(words.recovery)}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
