import { granted } from '@slovo/messages/account/applications'
import { identities as messages } from '@slovo/messages/account/sign-in'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { providerName } from '../../visit/auth/provider-name.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { LinkedIdentity } from '../account.server.ts'
import type { AccountAnswer } from '../answer.ts'
import { linkForm, unlinkForm } from '../forms.ts'
import { AccountForm, Section } from '../parts/section.tsx'

interface IdentitiesSectionProps {
  identities: LinkedIdentity[]
  /** Places to sign in at that are not linked yet. */
  providers: string[]
  answer: AccountAnswer | undefined
}

export function IdentitiesSection({ identities, providers, answer }: IdentitiesSectionProps) {
  const say = useSay()
  const form = useForm(linkForm)
  const next = answer?.continueTo
  return (
    <Section id="identities" title={say(messages.title)} intro={say(messages.intro)}>
      <ul className="account-list">
        {identities.map((identity) => (
          <Identity key={identity.id} identity={identity} isOnlyOne={identities.length < 2} />
        ))}
      </ul>
      {next && (
        <a href={next.url} rel="noreferrer" className="button button-primary">
          {say(messages.goOn, { provider: next.provider })}
        </a>
      )}
      {providers.length > 0 && (
        <AccountForm form={form} className="account-row">
          {providers.map((provider) => (
            <Button key={provider} look="secondary" name="provider" value={provider}>
              {say(messages.link, { provider: providerName(provider) })}
            </Button>
          ))}
        </AccountForm>
      )}
      <p>
        <Link to="/account/apps" className="text-link">
          {say(granted.title)}
        </Link>
      </p>
    </Section>
  )
}

function Identity({ identity, isOnlyOne }: { identity: LinkedIdentity; isOnlyOne: boolean }) {
  const say = useSay()
  const form = useForm(unlinkForm, null, { identity: identity.id })
  const isEmail = identity.provider === 'email'
  const provider = isEmail ? say(messages.emailIdentity) : providerName(identity.provider)
  return (
    <li>
      <div className="account-item">
        <p>{provider}</p>
        {identity.email && <p className="account-facts">{identity.email}</p>}
      </div>
      {!isOnlyOne && (
        <AccountForm form={form} className="account-row">
          <Button look="danger" isBusy={!!form.sending}>
            {say(messages.unlink, { provider })}
          </Button>
        </AccountForm>
      )}
    </li>
  )
}
