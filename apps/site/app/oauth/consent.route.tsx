import { say as sayIn } from '@slovo/messages'
import { asks, consent, leadsBack, signedInAs } from '@slovo/messages/account/applications'
import { Form } from 'react-router'
import { SignInPage } from '../sign-in/page/sign-in-page.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { localeOf } from '../ui/local-path.ts'
import { Refusal } from '../ui/refusal.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'
import { rollBackOnNetworkError } from '../visit/form/check-before-sending.ts'
import { formAction } from '../visit/form/handle-form.server.ts'
import { PostForm } from '../visit/form/post-form.tsx'
import { useForm } from '../visit/form/use-form.ts'
import type { Route } from './+types/consent.route.ts'
import { type Asking, answerAsking, findAsking } from './consent.server.ts'
import { consentForm } from './oauth-forms.ts'
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

const meanings = new Map([
  ['openid', consent.identity],
  ['email', consent.email],
  ['profile', consent.profile],
  ['phone', consent.phone],
])

interface ConsentFormProps {
  asking: Asking
  answer: object | null | undefined
}

/** What an application would be able to do, and the two answers. */
function ConsentForm({ asking, answer }: ConsentFormProps) {
  const say = useSay()
  const localPath = useLocalPath()
  const form = useForm(consentForm, answer)
  return (
    <>
      <PostForm form={form} className="sign-in-form">
        <Refusal answer={form.refused} />
        <ul className="consent-list">
          {asking.scopes.map((scope) => {
            const meaning = meanings.get(scope)
            return <li key={scope}>{meaning ? say(meaning) : scope}</li>
          })}
          <li>{say(consent.words)}</li>
        </ul>
        <p className="consent-note">{say(consent.never)}</p>
        <p className="consent-note">{say(leadsBack, { host: asking.host })}</p>
        <Button name="intent" value="approve" isBusy={form.sending === 'approve'}>
          {say(consent.allow)}
        </Button>
        <Button name="intent" value="deny" look="secondary" isBusy={form.sending === 'deny'}>
          {say(consent.deny)}
        </Button>
      </PostForm>
      <Form method="post" action={localPath('/signout')} className="consent-person">
        {asking.email && <span>{say(signedInAs, { email: asking.email })}</span>}{' '}
        {say(consent.notYou)}{' '}
        <button type="submit" className="text-link">
          {say(consent.signOut)}
        </button>
      </Form>
    </>
  )
}
