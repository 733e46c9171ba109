import type { ZodType } from 'zod'
import type { Say } from '../../ui/say.ts'
import type { z } from './zod.ts'

export interface FieldLimits {
  /** In UTF-16 units, as the browser's `maxlength` counts. */
  maxLength: number
  /** A password: it is never sent back to the page. */
  isSecret?: boolean
  /** No input shows it: what is wrong with it is said in a toast. */
  isHidden?: boolean
  /** Boxes of one name: the values of those that are checked, a line each. */
  isList?: boolean
}

/** What the schema of a form may need to know. */
export interface FormRules<Intent extends string = string> {
  /** Handed in: a page that only shows the form does not load zod. */
  z: typeof z
  say: Say
  intent: Intent
  /** Zero in the browser, which has checked the `minlength` of the field already. */
  passwordMinLength: number
}

/**
 * One form of a page, as browser and server both read it: which of its buttons or hidden `intent` fields send it, its
 * fields with their limits, and the schema that turns their texts into values. Its sentences are said at the fields.
 *
 *     export const renameForm = defineForm({
 *       intents: ['rename'],
 *       fields: { name: { maxLength: 100 } },
 *       schema: ({ z, say }) => z.object({ name: z.string().trim().min(1, say(messages.nameNeeded)) }),
 *     })
 *
 * The server: `export const rename = handleForm(renameForm, async ({ values, done }) => …)`, and in the route
 * `export const action = formAction(rename)`. The browser: `export const clientAction = (sending: Route.ClientActionArgs)
 * => checkBeforeSending(sending, renameForm)`, and in the page `const form = useForm(renameForm, actionData)`,
 * `<PostForm form={form}>`, `<Field {...form.field('name')} label={…} />`.
 *
 * A field that was not sent is an empty text, and a field that breaks the schema without a sentence of its own is said to
 * be required. What a refinement of the whole object refuses is said in a toast.
 */
export interface FormDefinition<Intent extends string, Field extends string, Values> {
  intents: readonly [Intent, ...Intent[]]
  fields: Record<Field, FieldLimits>
  schema(rules: FormRules<Intent>): ZodType<Values>
}

export function defineForm<const Intent extends string, Field extends string, Values>(
  definition: FormDefinition<Intent, Field, Values>,
) {
  return definition
}

export type FieldOf<Form extends { fields: object }> = Extract<keyof Form['fields'], string>
export type ValuesOf<Form> =
  Form extends FormDefinition<string, string, infer Values> ? Values : never

/** What a form that was not accepted is answered with. */
export interface FormRefusal<Field extends string = string> {
  kind: 'refused'
  intent: string
  /** What was typed, without secrets. */
  typed: Partial<Record<Field, string>>
  /** What is wrong with which field, said there. */
  errors: Partial<Record<Field, string>>
  /** What is wrong with the form as a whole, said in a toast. */
  refusal?: string | undefined
}
