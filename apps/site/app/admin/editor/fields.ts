import type { Message } from '@slovo/messages'

/** What the fields of a form hold, by their names: one text each, whatever they look like. */
export type Values = Record<string, string>

/** What is wrong with which field. */
export type Faults = Record<string, Message>

/** The answer to a form that was not accepted; what was typed comes back with it. */
export interface Refused {
  kind: 'refused'
  values: Values
  faults: Faults
  message: Message
}

/** The row that an editor shows. */
export interface EditedItem {
  /** Null for a new row. */
  id: number | null
  isPublished: boolean
  /** `updated_at` of the row that was loaded. */
  version: string | null
  /** The fields as the site has them; of a new row, as they begin. */
  values: Values
}

/** The fields of a form as texts; files have their own way to the storage. */
export function readValues(form: FormData): Values {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !ownFields.has(name) ? [[name, value]] : [],
    ),
  )
}

/** Fields of the editor itself. */
const ownFields = new Set(['intent', 'version', 'id'])

/** What every field of an editor has: its name, what it begins with, and what is wrong with it. */
export function fieldProps(values: Values, faults: Faults, say: (message: Message) => string) {
  return (name: string) => {
    const fault = faults[name]
    return { name, defaultValue: values[name] ?? '', ...(fault && { error: say(fault) }) }
  }
}

/** The same for parts that keep their own value. */
export function valueProps(values: Values, faults: Faults, say: (message: Message) => string) {
  return (name: string) => {
    const fault = faults[name]
    return { name, value: values[name] ?? '', ...(fault && { error: say(fault) }) }
  }
}
