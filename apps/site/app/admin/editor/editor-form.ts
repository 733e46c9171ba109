import { slugOf } from '@slovo/content-model'
import { compose } from '@slovo/language'
import { faults } from '@slovo/messages/admin/editor'
import type { FormDefinition, FormRules } from '../../visit/form/define-form.ts'
import type { FormField } from '../../visit/form/use-form.ts'

/** The buttons of every editor. The first one is pressed by the Enter key. */
export const editorIntents = ['save', 'publish', 'unpublish'] as const

type EditorIntent = (typeof editorIntents)[number]

/** The form of one type of content, `posts/post-form.ts` and its like: browser and server share it. */
export type EditorForm<Field extends string, Values> = FormDefinition<EditorIntent, Field, Values>

/** What every field of an editor has: its name and limit, what it begins with, and what is wrong with it. */
export type EditorFields<Field extends string> = (
  name: Field,
) => FormField & { defaultValue: string }

/** The row that an editor shows. */
export interface EditedItem<Field extends string = string> {
  /** Null for a new row. */
  id: number | null
  isPublished: boolean
  /** `updated_at` of the row that was loaded. */
  version: string | null
  /** The fields as the site has them, one text each; of a new row, as they begin. */
  values: Record<Field, string>
}

export const MAX_TEXT_LENGTH = 300_000

/** A long text, or the Markdown of blocks, as it is stored. */
export const readText = (text: string) => compose(text.replaceAll('\r\n', '\n').trim())

export const slugField = { maxLength: 100 }

/** The readable part of a URL, as it was typed; left empty, it is made of the title. */
export const slug = ({ z, say }: FormRules) =>
  z
    .string()
    .trim()
    .regex(/^[a-z0-9-]*$/, say(faults.slug))

export const slugFor = (typed: string, title: string) => typed || slugOf(title)

export const fileField = { maxLength: 1000 }

/** A file of the storage in one of its folders, `image/v-kafe.webp`, or none. */
export const storedFile = ({ z, say }: FormRules, folder: 'image' | 'audio') =>
  z
    .string()
    .trim()
    .refine((path) => path === '' || isStoredFile(path, folder), say(faults.file))
    .transform((path) => path || null)

export const isStoredFile = (path: string, folder: 'image' | 'audio' | 'video') =>
  new RegExp(`^${folder}/[\\w][\\w./ -]*$`, 'u').test(path) && !path.includes('..')

/** The title of a row; a lesson has one for each language. */
export const titleOf = (values: Partial<Record<string, string>>, locale: 'ru' | 'fr') =>
  values.title ?? values[`title_${locale}`] ?? ''
