import { fieldFaults } from '@slovo/messages/forms'
import type { z } from 'zod'
import type { Faults } from './fields.ts'

/** What a schema says of a form, as sentences: empty, too long, or the field's own. */
export function faultsOf(error: z.ZodError, own: Faults = {}): Faults {
  return Object.fromEntries(
    error.issues.map(({ code, path: [name] }) => {
      const field = String(name)
      if (code === 'too_big') return [field, fieldFaults.tooLong]
      return [field, own[field] ?? fieldFaults.required]
    }),
  )
}
