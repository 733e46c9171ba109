import { afterParts } from '../ui/coming-parts.ts'

/** A form that is sent a moment before its part of an island has come to life is sent by it as soon as it has. */
export function keepEarlyForms() {
  // React hears it before the document does: what it has taken is not ours.
  document.addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event
    if (defaultPrevented || !(form instanceof HTMLFormElement)) return
    if (!form.closest('[data-island]')) return
    const isKept = afterParts(() => form.isConnected && form.requestSubmit(submitter))
    if (isKept) event.preventDefault()
  })
}
