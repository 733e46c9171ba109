import { say as sayIn } from '@slovo/messages'
import { organisation, waysIn } from '@slovo/messages/sign-in/ways-in'
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
import { organisationForm } from '../forms.ts'
import { Captcha } from '../page/captcha.tsx'
import { FormFault, faultyInput } from '../page/form-fault.tsx'
import { SignInPage } from '../page/sign-in-page.tsx'
import type { Route } from './+types/organisation.route.ts'
import { goToOrganisation } from './organisation.server.ts'
import '../page/ways-in.css'
import { redirectIfSignedIn } from '../session/after-sign-in.server.ts'

export const loader = ({ context, url }: Route.LoaderArgs) => redirectIfSignedIn(context, url)

export const action = formAction(goToOrganisation)

export const clientAction = (sending: Route.ClientActionArgs) =>
  checkBeforeSending(sending, organisationForm)

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${sayIn(localeOf(location.pathname), organisation.title)} · Slovo` },
]

export default function OrganisationRoute({ actionData: answer }: Route.ComponentProps) {
  const say = useSay()
  const { search } = useLocation()
  const form = useForm(organisationForm, answer)
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
        <PostForm form={form} className="sign-in-form">
          <FormFault form={form} />
          <Field
            label={say(organisation.domain)}
            hint={say(organisation.domainHint)}
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            required
            {...form.field('domain')}
            {...faultyInput(form)}
          />
          <Captcha />
          <Button isBusy={!!form.sending}>{say(organisation.submit)}</Button>
        </PostForm>
      )}
    </SignInPage>
  )
}
