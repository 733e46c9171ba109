import { errors } from '@slovo/messages/errors'
import { data } from 'react-router'
import { localeOf } from '../../ui/local-path.ts'
import { showToast } from '../../ui/toast.ts'
import { serverRefusal } from '../failure/server-refusal.ts'

/**
 * When the server cannot be reached, or refuses a form as a whole, the form is undone with the reason or else the
 * specified message; the page and what was typed stay.
 */
export async function undoUnanswered<T>(post: () => Promise<T>) {
  try {
    return await post()
  } catch (cause) {
    if (cause instanceof Response) throw cause
    const reason = serverRefusal(cause)?.title ?? errors.unexpected
    showToast('error', reason[localeOf(location.pathname)])
    // After this status nothing is loaded anew, which would fail too.
    return data(undefined, { status: 503 })
  }
}
