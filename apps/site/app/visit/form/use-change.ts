import { errors } from '@slovo/messages/errors'
import { type SubmitEvent, useState } from 'react'
import { usePage } from '../../ui/page.ts'
import { useLocale } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { refusalOfStatus } from '../failure/refusal-of-status.ts'
import { changesPath, NotSent, sendForm } from './send-form.ts'

/**
 * A form that changes something on the page of `path`, this one if it is left out: sent without leaving the page, which then
 * shows how things are. `sent` is on its way, and may be shown as done; where it does not arrive, a toast says why.
 */
export function useChange<Answer extends object>(
  path?: string,
  onAnswer?: (answer: Answer) => void,
) {
  const page = usePage()
  const locale = useLocale()
  const [sent, setSent] = useState<FormData>()

  async function send(form: FormData) {
    setSent(form)
    try {
      const answer = await sendForm<Answer>(changesPath(path ?? page.pathname), form)
      if (answer && onAnswer) onAnswer(answer)
      else await page.reload()
    } catch (cause) {
      const reason = cause instanceof NotSent ? refusalOfStatus(cause.status)?.title : undefined
      showToast('error', (reason ?? errors.unexpected)[locale])
    }
    setSent(undefined)
  }

  return {
    sent,
    send,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!sent) void send(new FormData(event.currentTarget, event.nativeEvent.submitter))
    },
  }
}
