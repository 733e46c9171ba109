import { errors } from '@slovo/messages/errors'
import { data } from 'react-router'
import { localeOf } from '../platform/local-path.ts'
import { showToast } from './toast.ts'

/** When the server cannot be reached, a form is undone with the specified message; the page and what was typed stay. */
export async function undoUnanswered<T>(post: () => Promise<T>) {
  try {
    return await post()
  } catch (cause) {
    if (cause instanceof Response) throw cause
    showToast('error', errors.unexpected[localeOf(location.pathname)])
    // After this status nothing is loaded anew, which would fail too.
    return data(undefined, { status: 503 })
  }
}
