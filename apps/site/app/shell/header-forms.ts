import { errors } from '@slovo/messages/errors'
import { localeOf } from '../ui/local-path.ts'
import { showToast } from '../ui/toast.ts'
import { NotSent, sendForm } from '../visit/form/send-form.ts'

/** Marks a form of the header that is sent without leaving the page, where a script runs. */
export const SENT = { 'data-sent': '' }

/** A session that ends here sends what waits on the device before, and leaves nothing of the account there. */
export interface SessionEnd {
  before: () => Promise<void>
  after: () => Promise<void>
}

interface Sending {
  reload: () => Promise<void>
  sessionEnd: SessionEnd
}

/** The header is drawn by the server alone: one listener serves its forms on every page. Gives back how to stop. */
export function sendHeaderForms(sending: Sending): () => void {
  const listening = new AbortController()
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || target.dataset.sent === undefined) return
    event.preventDefault()
    void send(target, new FormData(target, submitter), sending)
  }
  document.addEventListener('submit', onSubmit, { signal: listening.signal })
  return () => listening.abort()
}

async function send(form: HTMLFormElement, fields: FormData, { reload, sessionEnd }: Sending) {
  const { dataset } = document.documentElement
  const theme = fields.get('theme')
  const before = dataset.theme
  if (typeof theme === 'string') dataset.theme = theme
  try {
    // The sign-out's answer leads to another page.
    const isSigningOut = form.action.endsWith('/signout')
    if (isSigningOut) await sessionEnd.before()
    await sendForm(form.action, fields, {
      onElsewhere: isSigningOut ? sessionEnd.after : undefined,
    })
    if (!isSigningOut) await reload()
  } catch (cause) {
    if (!(cause instanceof NotSent)) throw cause
    dataset.theme = before
    showToast('error', errors.unexpected[localeOf(location.pathname)])
  }
}
