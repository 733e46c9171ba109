import { z } from 'zod'
import { storageErrors } from '../answer/storage-errors.ts'

/** Supabase stops at 2000; the widest screens that the site serves are wider. */
const LONGEST_SIDE = 3840

const side = z.coerce
  .number()
  .int()
  .transform((length) => Math.min(LONGEST_SIDE, Math.max(1, length)))
  .optional()

const Transformation = z.object({
  width: side,
  height: side,
  resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
  quality: z.coerce.number().int().min(20).max(100).default(75),
  format: z.enum(['origin', 'avif', 'webp']).optional(),
})

export type Transformation = z.infer<typeof Transformation>

export function readTransformation(given: Record<string, unknown>): Transformation {
  const parsed = Transformation.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw storageErrors.badRequest(`${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}

const resizings = { cover: 'fill', contain: 'fit', fill: 'force' } as const

/** As the `X-Transformations` header and signed tokens write it: `height:200,width:200,resizing_type:fill`. */
export function presentTransformation(transformation: Transformation): string {
  const { width, height, resize, quality, format } = transformation
  return [
    height === undefined ? [] : `height:${height}`,
    width === undefined ? [] : `width:${width}`,
    `resizing_type:${resizings[resize]}`,
    `quality:${quality}`,
    format === undefined || format === 'origin' ? [] : `format:${format}`,
  ]
    .flat()
    .join(',')
}

/** Back from the text of a signed token. */
export function parseTransformation(text: string): Transformation {
  const pairs = new Map(text.split(',').map((pair) => [pair.split(':')[0], pair.split(':')[1]]))
  const type = pairs.get('resizing_type')
  const resize = Object.entries(resizings).find(([, resizing]) => resizing === type)?.[0]
  return readTransformation({
    width: pairs.get('width'),
    height: pairs.get('height'),
    quality: pairs.get('quality'),
    format: pairs.get('format'),
    resize,
  })
}
