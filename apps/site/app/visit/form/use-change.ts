import { errors } from '@slovo/messages/errors'
import { type SubmitEvent, useState } from 'react'
import { usePage } from '../../ui/page.ts'
import { useLocale } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { changesPath, NotSent, sendForm } from './send-form.ts'

/**
 * A form that changes something on the page of `path`, this one if it is left out: sent without leaving the page, which then
 * shows how things are. `sent` is on its way, and may be shown as done; where it does not arrive, a toast says why.
 */
export function useChange<Answer extends object>(
  path?: string,
  onAnswer?: (answer: Answer) => void,
  /** Without a network a change may wait on the device: then it stays shown as done. */
  waitHere?: (action: string, form: FormData) => Promise<boolean>,
) {
  const page = usePage()
  const locale = useLocale()
  const [sent, setSent] = useState<FormData>()
  const [isWaiting, setIsWaiting] = useState(false)

  async function send(form: FormData) {
    const action = changesPath(path ?? page.pathname)
    setSent(form)
    setIsWaiting(false)
    try {
      const answer = await sendForm<Answer>(action, form)
      if (answer && onAnswer) onAnswer(answer)
      else await page.reload()
    } catch (cause) {
      const isOffline = cause instanceof NotSent && cause.status === undefined
      if (isOffline && (await waitHere?.(action, form))) return setIsWaiting(true)
      showToast('error', (await reasonOf(cause))[locale])
    }
    setSent(undefined)
  }

  return {
    sent,
    send,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!sent || isWaiting)
        void send(new FormData(event.currentTarget, event.nativeEvent.submitter))
    },
  }
}

/** Why it was not sent; the sentences about refusals are loaded when there is one. */
async function reasonOf(cause: unknown) {
  if (!(cause instanceof NotSent) || cause.status === undefined) return errors.unexpected
  const { refusalOfStatus } = await import('../failure/refusal-of-status.ts')
  return refusalOfStatus(cause.status)?.title ?? errors.unexpected
}
