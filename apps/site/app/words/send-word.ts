import type { OfflineDeed } from '../offline/queue/change.ts'
import { localeOf } from '../ui/local-path.ts'
import { NotSent, sendForm } from '../visit/form/send-form.ts'
import { besideOwn, refuseOnNetworkError, type WordOutcome } from './outcome.ts'
import { deedOf } from './queue-word.ts'

/**
 * Sends a change of words, and says what became of it; nothing where another page answers. Without a network it waits on this
 * device.
 */
export function sendWord(action: string, fields: Record<string, string>) {
  return refuseOnNetworkError(fields, async (): Promise<WordOutcome | null> => {
    try {
      return await sendForm<WordOutcome>(action, fields)
    } catch (cause) {
      const isOffline = cause instanceof NotSent && cause.status === undefined
      const deed = isOffline && deedOf(fields, action)
      if (deed) return waitHere(deed, fields)
      throw cause
    }
  })
}

/** The code of the queue is there once the page has had nothing to do. */
async function waitHere(
  deed: OfflineDeed,
  { intent = '', ...typed }: Record<string, string>,
): Promise<WordOutcome> {
  const { addChange, notKept, ownerHere } = await import('../offline/queue/queue.ts')
  if (await addChange(ownerHere(), deed)) return { kind: 'queued' }
  const refusal = notKept[localeOf(location.pathname)]
  return { kind: 'refused', intent, typed, ...besideOwn(intent, refusal) }
}
