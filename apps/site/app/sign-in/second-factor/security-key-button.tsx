import { successes } from '@slovo/messages/errors'
import { secondFactor as words } from '@slovo/messages/sign-in/ways-in'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { useCanUsePasskeys } from '../../ui/use-can-use-passkeys.ts'
import { useRootData } from '../../visit/page/root-data.ts'

/** A security key as second factor: the browser asks for it, and the page then goes on. */
export function SecurityKeyButton({ factorId }: { factorId: string }) {
  const say = useSay()
  const backend = useRootData()?.backend
  const { revalidate } = useRevalidator()
  const canUseKeys = useCanUsePasskeys()
  const [isBusy, setIsBusy] = useState(false)

  async function useKey() {
    if (!backend) return
    setIsBusy(true)
    const { proveByKey } = await import('../by-browser/browser-sign-in.ts')
    const isProved = await proveByKey(backend, factorId).catch(() => false)
    if (isProved) {
      showToast('success', say(successes.signedIn))
      await revalidate()
    } else showToast('error', say(words.keyFailed))
    setIsBusy(false)
  }

  return (
    <>
      <noscript>
        <p>{say(words.keyNeedsScript)}</p>
      </noscript>
      {canUseKeys ? (
        <div className="sign-in-form needs-script">
          <Button type="button" isBusy={isBusy} onClick={useKey}>
            {say(words.useKey)}
          </Button>
        </div>
      ) : (
        <p>{say(words.keyUnsupported)}</p>
      )}
    </>
  )
}
