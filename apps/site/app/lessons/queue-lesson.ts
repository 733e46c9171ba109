import { keptHere } from '@slovo/messages/offline/kept-here'
import { localeOf } from '../ui/local-path.ts'
import { showToast } from '../ui/toast.ts'
import { studiedForm } from './studied-form.ts'

/** A lesson is marked as studied without a network too: it waits on this device. False for any other form. */
export async function queueLesson(form: HTMLFormElement, submitter: HTMLElement | null) {
  const slug = /\/lessons\/([^/]+)$/.exec(new URL(form.action).pathname)?.[1]
  const intent = new FormData(form, submitter).get('intent')
  if (slug === undefined || intent !== studiedForm.intents[0]) return false
  const { addChange, ownerHere } = await import('../offline/queue/queue.ts')
  const deed = { kind: 'lesson', slug: decodeURIComponent(slug) } as const
  const isKept = await addChange(ownerHere(), deed)
  if (!isKept) return false
  submitter?.setAttribute('aria-disabled', 'true')
  showToast('success', keptHere[localeOf(location.pathname)])
  return true
}
