import { slugOf } from '@slovo/content-model'
import { compose } from '@slovo/language'
import { fieldFaults } from '@slovo/messages/visit/forms'
import { z } from 'zod'
import type { Faults } from './fields.ts'

const LONGEST_TEXT = 300_000

/** A text as the Markdown of blocks. */
export const Markdown = z
  .string()
  .max(LONGEST_TEXT)
  .transform((text) => compose(text.replaceAll('\r\n', '\n').trim()))

/** The readable part of an address, as it was typed; left empty, it is made of the title. */
export const Slug = z
  .string()
  .trim()
  .max(100)
  .regex(/^[a-z0-9-]*$/)

export const slugFor = (typed: string, title: string) => typed || slugOf(title)

/** A file of the storage in one of its folders, `image/v-kafe.webp`, or none. */
export const StoredFile = (folder: 'image' | 'audio' | 'video') =>
  z
    .string()
    .trim()
    .max(1000)
    .regex(new RegExp(`^(|${folder}/[\\w][\\w./ -]*)$`, 'u'))
    .refine((path) => !path.includes('..'))
    .transform((path) => path || null)

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
