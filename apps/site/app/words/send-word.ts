import { sendForm } from '../visit/form/send-form.ts'
import { refuseOnNetworkError, type WordOutcome } from './outcome.ts'

/** Sends a change of words, and says what became of it; nothing where another page answers. */
export function sendWord(action: string, fields: Record<string, string>) {
  return refuseOnNetworkError(fields, () => sendForm<WordOutcome>(action, fields))
}
