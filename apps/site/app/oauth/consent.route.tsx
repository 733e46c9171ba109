import { say as sayIn } from '@slovo/messages'
import { asks, consent } from '@slovo/messages/applications'
import { SignInPage } from '../sign-in/page/sign-in-page.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { localeOf } from '../ui/local-path.ts'
import { useSay } from '../ui/say.ts'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { formAction } from '../visit/form/handle-form.server.ts'
import type { Route } from './+types/consent.route.ts'
import { answerAsking, findAsking } from './consent.server.ts'
import { ConsentForm } from './consent-form.tsx'
import './oauth.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { asking: await findAsking(context, url) }
}

export const action = formAction(answerAsking)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), consent.title)} · Slovo` },
]

export default function ConsentRoute({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay()
  const { asking } = loaderData
  if (actionData && 'leadsTo' in actionData) {
    return (
      <SignInPage title={say(consent.done)}>
        <a href={actionData.leadsTo} rel="noreferrer" className="button button-primary">
          {say(consent.goOn)}
        </a>
      </SignInPage>
    )
  }
  if (!asking) {
    return (
      <SignInPage title={say(consent.goneTitle)} intro={say(consent.gone)}>
        <ButtonLink to="/">{say(consent.home)}</ButtonLink>
      </SignInPage>
    )
  }
  return (
    <SignInPage title={say(asks, { name: asking.name })} intro={say(consent.intro)}>
      <ConsentForm asking={asking} answer={actionData} />
    </SignInPage>
  )
}
