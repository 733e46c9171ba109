import { fieldFaults } from '@slovo/messages/visit/forms'
import type { FieldLimits, FormDefinition, FormRefusal, FormRules } from './define-form.ts'

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
  const texts = Object.fromEntries(fields.map((name) => [name, textOf(form, data, name) ?? '']))
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
export function typedIn<Field extends string>(
  form: { fields: Record<Field, FieldLimits> },
  data: FormData,
): Partial<Record<Field, string>> {
  const typed: Partial<Record<Field, string>> = {}
  for (const name of fieldsOf(form)) {
    const text = textOf(form, data, name)
    if (text !== undefined && !form.fields[name].isSecret) typed[name] = text
  }
  return typed
}

function fieldsOf<Field extends string>(form: { fields: Record<Field, unknown> }) {
  return Object.keys(form.fields).filter((name): name is Field => Object.hasOwn(form.fields, name))
}

/** A file where a text is expected counts as not sent. Of a field that was sent twice, the last one counts. */
function textOf<Field extends string>(
  { fields }: { fields: Record<Field, FieldLimits> },
  data: FormData,
  name: Field,
): string | undefined {
  const sent = data.getAll(name).filter((value) => typeof value === 'string')
  return fields[name].isList ? sent.join('\n') : sent.at(-1)
}

function sameFor<Field extends string>(names: Field[], message: string) {
  const errors: Partial<Record<Field, string>> = {}
  for (const name of names) errors[name] = message
  return errors
}
