import { errors, successes } from '@slovo/messages/errors'
import { signIn } from '@slovo/messages/sign-in/screens'
import { waysIn } from '@slovo/messages/sign-in/ways-in'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { useRootData } from '../../visit/page/root-data.ts'
import { captchaTokenOf } from '../page/captcha.tsx'
import type { BrowserCeremony } from './browser-sign-in.ts'

/** Signs in by what the browser itself holds; the page then goes on as after any sign-in. */
export function useBrowserSignIn() {
  const say = useSay()
  const backend = useRootData()?.backend
  const { revalidate } = useRevalidator()
  const [running, setRunning] = useState<BrowserCeremony | null>(null)
  const hasOffered = useRef(false)

  async function start(ceremony: BrowserCeremony) {
    if (!backend || running === ceremony) return
    const isQuiet = ceremony === 'passkey-autofill'
    if (!isQuiet) setRunning(ceremony)
    try {
      const { signInHere } = await import('./browser-sign-in.ts')
      const options = { statement: say(waysIn.walletStatement), captchaToken: captchaTokenOf() }
      const { data, error } = await signInHere(backend, ceremony, options)
      if (error) {
        if (!isQuiet && !isGivenUp(error)) showToast('error', say(refusalOf(ceremony, error)))
        return
      }
      const hasFactor = data.user?.factors?.some(({ status }) => status === 'verified')
      if (!hasFactor) showToast('success', say(successes.signedIn))
      await revalidate()
    } catch {
      // A wallet's own failures are thrown, with words for programmers.
      if (!isQuiet) showToast('error', say(refusalOf(ceremony, {})))
    } finally {
      if (!isQuiet) setRunning(null)
    }
  }

  /** Where the browser can, a passkey is offered in the list that opens below the address. */
  async function offerPasskey() {
    if (hasOffered.current) return
    hasOffered.current = true
    const isPossible =
      'PublicKeyCredential' in window &&
      (await PublicKeyCredential.isConditionalMediationAvailable?.())
    if (isPossible) await start('passkey-autofill')
  }

  return { start, offerPasskey, running }
}

/** A user who closes the browser's dialog gets no message about it. */
function isGivenUp({ code, cause }: { code?: string; cause?: unknown }) {
  const name = cause instanceof Error ? cause.name : ''
  return code === 'ERROR_CEREMONY_ABORTED' || ['NotAllowedError', 'AbortError'].includes(name)
}

function refusalOf(ceremony: BrowserCeremony, { code = '' }: { code?: string }) {
  if (code.startsWith('over_')) return signIn.tooMany
  if (ceremony === 'ethereum' || ceremony === 'solana') return waysIn.walletFailed
  return ceremony === 'passkey' ? waysIn.passkeyFailed : errors.occurred
}
