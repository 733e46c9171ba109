import { shared } from '@slovo/messages/account/page'
import { passkeys as messages } from '@slovo/messages/account/passkeys'
import { sessions } from '@slovo/messages/account/sign-in'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { useForm } from '../../visit/form/use-form.ts'
import { useRootData } from '../../visit/page/root-data.ts'
import type { OwnPasskey } from '../account.server.ts'
import type { AccountAnswer } from '../answer.ts'
import { removeForm, renameForm } from '../forms.ts'
import { AccountForm, Section, useDay } from '../parts/section.tsx'
import { readDevice } from '../sessions/device.ts'

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

/** The browser makes the passkey with the user; Supabase's client, which registers it, is loaded with the first click. */
function AddPasskey() {
  const say = useSay()
  const locale = useLocale()
  const backend = useRootData()?.backend
  const { revalidate } = useRevalidator()
  const hasScript = useHasScript()
  const [isBusy, setBusy] = useState(false)

  async function add() {
    if (!backend || isBusy) return
    setBusy(true)
    const { makePasskey } = await import('./make-passkey.ts')
    const device = readDevice(navigator.userAgent)
    const name = device ? say(sessions.on, device) : say(messages.unnamed)
    const refusal = await makePasskey(backend, name)
    setBusy(false)
    if (refusal) return showToast('error', refusal[locale])
    showToast('success', say(messages.addedToast))
    await revalidate()
  }

  return (
    <>
      <noscript>
        <p>{say(messages.needsScript)}</p>
      </noscript>
      <div className="account-form needs-script">
        <Button type="button" look="secondary" disabled={!hasScript} isBusy={isBusy} onClick={add}>
          {say(messages.add)}
        </Button>
      </div>
    </>
  )
}
