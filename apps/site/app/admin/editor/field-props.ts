import type { Message } from '@slovo/messages'
import type { Faults, Values } from './fields.ts'

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
