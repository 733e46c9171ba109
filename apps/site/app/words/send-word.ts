import type { OfflineDeed } from '../offline/queue/change.ts'
import { NotSent, sendForm } from '../visit/form/send-form.ts'
import { refuseOnNetworkError, type WordOutcome } from './outcome.ts'
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
      if (deed && (await waitsHere(deed))) return { kind: 'queued' }
      throw cause
    }
  })
}

/** The code of the queue is there once the page has had nothing to do. */
async function waitsHere(deed: OfflineDeed) {
  const { addChange, ownerHere } = await import('../offline/queue/queue.ts')
  return addChange(ownerHere(), deed)
}
