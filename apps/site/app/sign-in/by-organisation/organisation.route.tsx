import { say as sayIn } from '@slovo/messages'
import { organisation, waysIn } from '@slovo/messages/ways-in'
import { Form, useLocation, useNavigation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { Refusal } from '../../ui/refusal.tsx'
import { useSay } from '../../ui/say.ts'
import { rollBackOnNetworkError } from '../../visit/form/check-before-sending.ts'
import { Captcha } from '../page/captcha.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import type { Route } from './+types/organisation.route.ts'
import { answerOrganisation } from './organisation.server.ts'
import '../by-password/ways-in.css'
import { redirectIfSignedIn } from '../session/redirect-if-signed-in.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => redirectIfSignedIn(context, url)

export const action = ({ context, request, url }: Route.ActionArgs) =>
  answerOrganisation(context, request, url)

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  rollBackOnNetworkError(serverAction)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), organisation.title)} · Slovo` },
]

export default function OrganisationRoute({ actionData: answer }: Route.ComponentProps) {
  const say = useSay()
  const { search } = useLocation()
  const isBusy = useNavigation().state === 'submitting'
  const refused = answer && 'refusal' in answer ? answer : undefined
  const leadsTo = answer && 'leadsTo' in answer ? answer.leadsTo : undefined
  return (
    <SignInPage
      title={say(organisation.title)}
      intro={say(organisation.intro)}
      foot={
        <Link to={`/signin${search}`} className="text-link">
          {say(waysIn.back)}
        </Link>
      }
    >
      {leadsTo ? (
        <a href={leadsTo} rel="noreferrer" className="button button-primary">
          {say(organisation.submit)}
        </a>
      ) : (
        <Form method="post" className="sign-in-form">
          <Refusal answer={refused} />
          <Field
            label={say(organisation.domain)}
            hint={say(organisation.domainHint)}
            name="domain"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={refused?.typed}
            aria-invalid={refused ? true : undefined}
            required
          />
          <Captcha />
          <Button isBusy={isBusy}>{say(organisation.submit)}</Button>
        </Form>
      )}
    </SignInPage>
  )
}
