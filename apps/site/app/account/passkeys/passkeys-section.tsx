import { shared } from '@slovo/messages/account/page'
import { passkeys as messages } from '@slovo/messages/account/passkeys'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import type { OwnPasskey } from '../account.server.ts'
import { AccountForm, useIsSending } from '../account-form.tsx'
import { Section } from '../parts/section.tsx'
import { useDay } from '../parts/use-day.ts'
import { AddPasskey } from './add-passkey.tsx'

export function PasskeysSection({ passkeys }: { passkeys: OwnPasskey[] }) {
  const say = useSay()
  return (
    <Section id="passkeys" title={say(messages.title)} intro={say(messages.intro)}>
      {passkeys.length > 0 ? (
        <ul className="account-list">
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p>{say(messages.none)}</p>
      )}
      <AddPasskey />
    </Section>
  )
}

function Passkey({ passkey }: { passkey: OwnPasskey }) {
  const say = useSay()
  const day = useDay()
  const isRenaming = useIsSending('rename-passkey', passkey.id)
  const isRemoving = useIsSending('remove-passkey', passkey.id)
  const about = { name: 'passkey', value: passkey.id }
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
        <details className="account-details">
          <summary aria-label={say(messages.renameNamed, { name })}>{say(shared.rename)}</summary>
          <AccountForm intent="rename-passkey" about={about}>
            <Field
              key={name}
              label={say(messages.nameOf, { name })}
              name="name"
              autoComplete="off"
              defaultValue={name}
              maxLength={120}
              required
            />
            <Button look="secondary" isBusy={isRenaming}>
              {say(shared.save)}
            </Button>
          </AccountForm>
        </details>
      </div>
      <AccountForm intent="remove-passkey" about={about} className="account-row">
        <Button look="danger" isBusy={isRemoving} aria-label={say(messages.removeNamed, { name })}>
          {say(shared.remove)}
        </Button>
      </AccountForm>
    </li>
  )
}
