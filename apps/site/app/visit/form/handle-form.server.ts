import type { Locale, Message } from '@slovo/messages'
import { data, type RouterContextProvider } from 'react-router'
import { type Say, sayIn } from '../../ui/say.ts'
import { localeContext } from '../language/locale.ts'
import { visitContext } from '../visit.ts'
import { checkForm, typedIn } from './check-form.ts'
import type { FormDefinition, FormRefusal } from './define-form.ts'
import { stayWithToast } from './toast.server.ts'
import { z } from './zod.ts'

interface Posted {
  context: Readonly<RouterContextProvider>
  request: Request
  url: URL
}

interface Fault<Field extends string> {
  /** What is wrong with which field, said there. */
  errors?: Partial<Record<Field, string>>
  /** What is wrong with the form as a whole, said in a toast. */
  refusal?: string
  status?: number
}

/** A form that was sent and read, and the ways to answer it. */
interface FormPost<Intent extends string, Field extends string, Values> extends Posted {
  intent: Intent
  values: Values
  /** All that was sent, for what is no field of the form. */
  form: FormData
  locale: Locale
  say: Say
  /** The change is not made: the page stays, with what was typed. `more` is for the page, beside it. */
  refuse: <More extends object = object>(
    fault: Fault<Field>,
    more?: Partial<More>,
  ) => ReturnType<typeof data<FormRefusal<Field> & Partial<More>>>
  /** The change is made: the same page says so, and shows how things are now. */
  done: (message: Message) => ReturnType<typeof stayWithToast>
}

/** A form whose values are read already: how it may be answered. */
export type AnyPost = Omit<FormPost<string, never, unknown>, 'values'>

interface FormHandler<Result> {
  intents: readonly string[]
  answer: (posted: Posted, form: FormData) => Promise<Result>
}

type ResultOf<Handler> = Handler extends FormHandler<infer Result> ? Result : never

/** What the server does with a form. A form that breaks its schema is refused before. */
export function handleForm<Intent extends string, Field extends string, Values, Result>(
  form: FormDefinition<Intent, Field, Values>,
  handle: (post: FormPost<Intent, Field, Values>) => Promise<Result>,
) {
  async function answer({ context, request, url }: Posted, sent: FormData) {
    const locale = context.get(localeContext)
    const say = sayIn[locale]
    const { passwordMinLength } = context.get(visitContext).settings
    const checked = checkForm(form, sent, { z, say, passwordMinLength })
    if (checked.refusal) return data(checked.refusal, { status: 400 })

    const { intent, values } = checked
    return handle({
      ...{ context, request, url, form: sent, intent, values, locale, say },
      refuse: <More extends object>(fault: Fault<Field>, more: Partial<More> = {}) => {
        const { errors = {}, refusal, status = 400 } = fault
        const typed = typedIn(form, sent)
        const refused: FormRefusal<Field> = { kind: 'refused', intent, typed, errors, refusal }
        return data({ ...refused, ...more }, { status })
      },
      done: (message) =>
        stayWithToast(context, request, new URL(url.pathname, url), 'success', say(message)),
    })
  }
  return { intents: form.intents, answer }
}

/**
 * The `action` of a page with forms: each is answered by its handler, found by the intent that was sent, or by the
 * first handler where none was. An unknown one is a 400.
 */
export function formAction<Result>(
  handler: FormHandler<Result>,
): (posted: Posted) => Promise<Result>
export function formAction<Handlers extends FormHandler<unknown>[]>(
  ...handlers: Handlers
): (posted: Posted) => Promise<ResultOf<Handlers[number]>>
export function formAction<Handlers extends FormHandler<unknown>[]>(...handlers: Handlers) {
  type Result = ResultOf<Handlers[number]>
  return async ({ context, request, url }: Posted): Promise<Result> => {
    const form = await request.formData()
    const intent = form.get('intent')
    const handler =
      intent === null
        ? handlers[0]
        : handlers.find(({ intents }) => intents.some((name) => name === intent))
    if (!handler) throw data(null, { status: 400 })
    return handler.answer({ context, request, url }, form) as Promise<Result>
  }
}
