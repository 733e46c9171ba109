import { z } from 'zod'
import { decodeEntities } from '../text/entities.ts'
import { parseRichText, type RichNode } from '../text/rich-text.ts'

// Real packages leave out any field, and write numbers and flags as text: a field that cannot be
// read gets its default, as H5P's own players would give it.

/** HTML as it stands in content. */
export const html = z.union([z.string(), z.number().transform(String)]).catch('')

/** A text without formatting; H5P's editors encode it all the same. */
export const text = html.transform((value) => decodeEntities(value).trim())

/** Formatted text, as a tree. */
export const richText = html.transform((value): RichNode[] => parseRichText(value))

/** A number between two bounds, or its default. */
export function number(fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) {
  return z
    .union([z.number(), z.string().regex(/\d/).transform(Number)])
    .refine(Number.isFinite)
    .catch(fallback)
    .transform((value) => Math.min(max, Math.max(min, value)))
}

/** A yes or no, also as `"true"` and `"false"`. */
export function flag(fallback: boolean) {
  return z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')])
    .catch(fallback)
}

/** A list without the entries that cannot be read; anything else than a list is an empty one. */
export function list<Item>(item: z.ZodType<Item>) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.flatMap((entry) => {
        const read = item.safeParse(entry)
        return read.success ? [read.data] : []
      }),
    )
}

/** A group of fields; anything else than an object counts as an empty group. */
export function group<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.preprocess((value) => (isObject(value) ? value : {}), z.object(shape))
}

function isObject(value: unknown) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const SAFE_PATH = /^(?!\/)(?!.*(?:^|\/)\.\.(?:\/|$))[^\\:\p{Cc}]+$/u

const path = z
  .string()
  .transform((value) => value.replace(/#tmp$/, '').trim())
  .refine((value) => /^https?:\/\//i.test(value) || SAFE_PATH.test(value))

/** A file of the package, its path below `content/`; or one elsewhere, its path a URL. */
export const mediaFile = z.object({ path, mime: text }).transform((file) => ({
  ...file,
  isExternal: /^https?:\/\//i.test(file.path),
}))

export type MediaFile = z.infer<typeof mediaFile>

/** A file that may be missing. */
export const optionalFile = mediaFile.optional().catch(undefined)

const mediaParameters = group({
  file: optionalFile,
  files: list(mediaFile),
  sources: list(mediaFile),
  alt: text,
})

const subMedia = z.object({ library: z.string(), params: mediaParameters })

/** The picture, sound or film above a question. */
export const media = z
  .union([z.object({ type: subMedia }).transform(({ type }) => type), subMedia])
  .transform(({ library, params: { file, files, sources, alt } }) => ({
    kind: mediaKind(library),
    files: [...(file ? [file] : []), ...files, ...sources],
    alt,
  }))
  .refine(({ files }) => files.length > 0)
  .optional()
  .catch(undefined)

function mediaKind(library: string): 'image' | 'audio' | 'video' {
  if (/^H5P\.Audio\b/i.test(library)) return 'audio'
  return /^H5P\.Video\b/i.test(library) ? 'video' : 'image'
}

/** What the author says to a score, in ranges of percent. */
export const overallFeedback = list(
  z.object({ from: number(0, 0, 100), to: number(100, 0, 100), feedback: text }),
)

/** What most types let the author choose about checking. */
export const commonBehaviour = {
  enableRetry: flag(true),
  enableSolutionsButton: flag(true),
  autoCheck: flag(false),
}
