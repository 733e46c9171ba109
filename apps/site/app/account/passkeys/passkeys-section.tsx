import { shared } from '@slovo/messages/account/page'
import { passkeys as messages } from '@slovo/messages/account/passkeys'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { OwnPasskey } from '../account.server.ts'
import { AccountForm } from '../account-form.tsx'
import type { AccountAnswer } from '../answer.ts'
import { Section } from '../parts/section.tsx'
import { useDay } from '../parts/use-day.ts'
import { AddPasskey } from './add-passkey.tsx'
import { removeForm, renameForm } from './passkey-forms.ts'

interface PasskeysSectionProps {
  passkeys: OwnPasskey[]
  answer: AccountAnswer | undefined
}

export function PasskeysSection({ passkeys, answer }: PasskeysSectionProps) {
  const say = useSay()
  return (
    <Section id="passkeys" title={say(messages.title)} intro={say(messages.intro)}>
      {passkeys.length > 0 ? (
        <ul className="account-list">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} answer={answer} />
          ))}
        </ul>
      ) : (
        <p>{say(messages.none)}</p>
      )}
      <AddPasskey />
    </Section>
  )
}

interface PasskeyProps {
  passkey: OwnPasskey
  answer: AccountAnswer | undefined
}

function Passkey({ passkey, answer }: PasskeyProps) {
  const say = useSay()
  const day = useDay()
  const rename = useForm(renameForm, answer, { passkey: passkey.id })
  const remove = useForm(removeForm, answer, { passkey: passkey.id })
  const name = passkey.name || say(messages.unnamed)
  const used = passkey.lastUsedAt
    ? say(shared.lastUsed, { date: day(passkey.lastUsedAt) })
    : say(shared.neverUsed)
  return (
    <li>
      <div className="account-item">
        <p>{name}</p>
        <p className="account-facts">
          {say(shared.added, { date: day(passkey.createdAt) })}, {used}
        </p>
        <details className="account-details" open={!!rename.refused}>
          <summary aria-label={say(messages.renameNamed, { name })}>{say(shared.rename)}</summary>
          <AccountForm form={rename}>
            <Field
              key={name}
              label={say(messages.nameOf, { name })}
              autoComplete="off"
              required
              {...rename.field('name', name)}
            />
            <Button look="secondary" isBusy={!!rename.sending}>
              {say(shared.save)}
            </Button>
          </AccountForm>
        </details>
      </div>
      <AccountForm form={remove} className="account-row">
        <Button
          look="danger"
          isBusy={!!remove.sending}
          aria-label={say(messages.removeNamed, { name })}
        >
          {say(shared.remove)}
        </Button>
      </AccountForm>
    </li>
  )
}
