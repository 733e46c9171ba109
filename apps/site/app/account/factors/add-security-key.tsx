import { factors, keyFactor as messages } from '@slovo/messages/account/second-factors'
import { secondFactor } from '@slovo/messages/sign-in/ways-in'
import { type SubmitEvent, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { useCanUsePasskeys } from '../../ui/use-can-use-passkeys.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { useRootData } from '../../visit/page/root-data.ts'

/** The browser asks for the key. Once the backend keeps it, the page loads again and shows what comes with it. */
export function AddSecurityKey() {
  const say = useSay()
  const locale = useLocale()
  const backend = useRootData()?.backend
  const submit = useSubmit()
  const hasScript = useHasScript()
  const canUseKeys = useCanUsePasskeys()
  const [isBusy, setBusy] = useState(false)
  const [nameError, setNameError] = useState<string>()

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!backend || isBusy) return
    const form = event.currentTarget
    const typed = String(new FormData(form).get('name')).trim()
    setBusy(true)
    setNameError(undefined)
    const { makeSecurityKey } = await import('./make-security-key.ts')
    const refusal = await makeSecurityKey(backend, typed || say(secondFactor.keyName))
    setBusy(false)
    if (refusal === factors.nameTaken) return setNameError(refusal[locale])
    if (refusal) return showToast('error', refusal[locale])
    form.reset()
    await submit({ intent: 'finish-key' }, { method: 'post', preventScrollReset: true })
  }

  if (!canUseKeys) return null
  return (
    <div className="factor-way">
      <h3>{say(secondFactor.keyName)}</h3>
      <p className="account-facts needs-script">{say(messages.intro)}</p>
      <noscript>
        <p>{say(messages.needsScript)}</p>
      </noscript>
      <form onSubmit={add} className="account-form needs-script">
        <Field
          label={say(messages.nameLabel)}
          hint={say(messages.nameHint)}
          error={nameError}
          name="name"
          autoComplete="off"
          maxLength={100}
        />
        <Button look="secondary" disabled={!hasScript} isBusy={isBusy}>
          {say(messages.add)}
        </Button>
      </form>
    </div>
  )
}
