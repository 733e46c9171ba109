import { usePage } from '../../ui/page.ts'
import type { FormDefinition, FormRefusal } from './define-form.ts'

export type UsedForm = Pick<ReturnType<typeof useForm>, 'intents' | 'own' | 'refused' | 'sending'>
export type FormField = ReturnType<ReturnType<typeof useForm>['field']>

/**
 * A form as its page shows it. `answer` is the page's `actionData`, whichever form that answers. `own` are the values of
 * hidden fields, by which a form differs from others of its kind on the page.
 */
export function useForm<Intent extends string, Field extends string, Values>(
  form: FormDefinition<Intent, Field, Values>,
  answer?: object | null,
  own: Partial<Record<Field, string>> = {},
) {
  const { sent } = usePage()
  const isSent = sent && isOwn(own, (name) => sent.get(name))
  const refused = isRefusalOf(form, answer, own) ? answer : undefined
  const firstFault = Object.keys(form.fields).find((name) => refused && name in refused.errors)
  return {
    intents: form.intents,
    own,
    /** Why it was not accepted. */
    refused,
    /** By which of its intents it is on its way. */
    sending: isSent ? form.intents.find((intent) => intent === sent.get('intent')) : undefined,
    /** For the input: its name and limit, what was typed, what is wrong. `saved` is what it begins with. */
    field(name: Field, saved?: string) {
      const { maxLength, isSecret } = form.fields[name]
      return {
        name,
        // A password that is pasted is refused rather than cut.
        maxLength: isSecret ? undefined : maxLength,
        defaultValue: isSecret ? undefined : (refused?.typed[name] ?? saved),
        error: refused?.errors[name],
        // Where no script runs; where one does, the form itself moves the focus.
        autoFocus: name === firstFault || undefined,
      }
    },
  }
}

function isRefusalOf<Field extends string>(
  form: FormDefinition<string, Field, unknown>,
  answer: object | null | undefined,
  own: Partial<Record<Field, string>>,
): answer is FormRefusal<Field> {
  if (!isRefusal(answer) || !form.intents.includes(answer.intent)) return false
  return isOwn(own, (name) => answer.typed[name])
}

function isRefusal(answer: object | null | undefined): answer is FormRefusal {
  return !!answer && 'kind' in answer && answer.kind === 'refused' && 'typed' in answer
}

function isOwn(own: Record<string, unknown>, sentAs: (name: string) => unknown) {
  return Object.entries(own).every(([name, value]) => sentAs(name) === value)
}
