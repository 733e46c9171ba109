import { errors } from '@slovo/messages/errors'
import { data } from 'react-router'
import { localeOf } from '../../ui/local-path.ts'
import { sayIn } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { serverRefusal } from '../failure/server-refusal.ts'
import { checkForm } from './check-form.ts'
import type { FormDefinition } from './define-form.ts'

interface Sending<T> {
  request: Request
  serverAction: () => Promise<T>
}

type AnyForm = FormDefinition<string, string, unknown>

/**
 * The `clientAction` of a page with forms: what the schema refuses is refused at once, everything else is sent. Where the
 * server cannot be reached the form is rolled back.
 */
export function checkBeforeSending<T>({ request, serverAction }: Sending<T>, ...forms: AnyForm[]) {
  return rollBackOnNetworkError(async () => {
    const refusal = await checkHere(forms, await request.clone().formData())
    return refusal ? data(refusal, { status: 400 }) : serverAction()
  })
}

async function checkHere(forms: AnyForm[], sent: FormData) {
  const intent = sent.get('intent')
  const form = forms.find(({ intents }) => intents.some((name) => name === intent))
  if (!form) return
  const { z } = await import('./zod.ts')
  const say = sayIn[localeOf(location.pathname)]
  return checkForm(form, sent, { z, say, passwordMinLength: 0 }).refusal
}

/**
 * When the server cannot be reached, or refuses a form as a whole, the page says why, and stays as it is with what was
 * typed.
 */
export async function rollBackOnNetworkError<T>(post: () => Promise<T>) {
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
