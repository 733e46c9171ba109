import { passkeys as messages } from '@slovo/messages/account/passkeys'
import { sessions } from '@slovo/messages/account/sign-in'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { useRootData } from '../../visit/page/root-data.ts'
import { readDevice } from '../sessions/device.ts'

/** The browser makes the passkey with the user; Supabase's client, which registers it, is loaded with the first click. */
export function AddPasskey() {
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
