import { fieldFaults } from '@slovo/messages/visit/forms'
import type { FormDefinition, FormRefusal, FormRules } from './define-form.ts'

type Checked<Intent, Field extends string, Values> =
  | { intent: Intent; values: Values; refusal?: undefined }
  | { refusal: FormRefusal<Field> }

/** Reads what was sent by a form: its values, or what is wrong with which field. The browser and the server do the same. */
export function checkForm<Intent extends string, Field extends string, Values>(
  form: FormDefinition<Intent, Field, Values>,
  data: FormData,
  rules: Omit<FormRules<Intent>, 'intent'>,
): Checked<Intent, Field, Values> {
  const intent = form.intents.find((name) => name === data.get('intent')) ?? form.intents[0]
  const fields = fieldsOf(form)
  const texts = Object.fromEntries(fields.map((name) => [name, textOf(data, name) ?? '']))
  const refuse = (
    errors: FormRefusal<Field>['errors'],
    whole?: string,
  ): Checked<Intent, Field, Values> => ({
    refusal: { kind: 'refused', intent, typed: typedIn(form, data), errors, refusal: whole },
  })

  const tooLong = fields.filter((name) => (texts[name] ?? '').length > form.fields[name].maxLength)
  if (tooLong.length > 0) return refuse(sameFor(tooLong, rules.say(fieldFaults.tooLong)))

  const read = form.schema({ ...rules, intent }).safeParse(texts, {
    error: () => rules.say(fieldFaults.required),
  })
  if (read.success) return { intent, values: read.data }

  const errors: FormRefusal<Field>['errors'] = {}
  let whole: string | undefined
  for (const { path, message } of read.error.issues) {
    const name = fields.find((field) => field === path[0] && !form.fields[field].isHidden)
    if (name) errors[name] ??= message
    else whole ??= message
  }
  return Object.keys(errors).length > 0 ? refuse(errors) : refuse({}, whole)
}

/** What was typed, without secrets: it stands in the form again. */
export function typedIn<Intent extends string, Field extends string, Values>(
  form: FormDefinition<Intent, Field, Values>,
  data: FormData,
): Partial<Record<Field, string>> {
  const typed: Partial<Record<Field, string>> = {}
  for (const name of fieldsOf(form)) {
    const text = textOf(data, name)
    if (text !== undefined && !form.fields[name].isSecret) typed[name] = text
  }
  return typed
}

function fieldsOf<Field extends string>(form: { fields: Record<Field, unknown> }) {
  return Object.keys(form.fields).filter((name): name is Field => Object.hasOwn(form.fields, name))
}

/** A file where a text is expected counts as not sent. */
function textOf(data: FormData, name: string): string | undefined {
  const value = data.get(name)
  return typeof value === 'string' ? value : undefined
}

function sameFor<Field extends string>(names: Field[], message: string) {
  const errors: Partial<Record<Field, string>> = {}
  for (const name of names) errors[name] = message
  return errors
}
