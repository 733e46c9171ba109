import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'

/** Supabase stops at 2000; the widest screens that the site serves are wider. What is asked for above it is this. */
const MAX_SIDE = 3840

const side = z.coerce
  .number()
  .int()
  .min(0)
  .transform((length) => Math.min(MAX_SIDE, Math.max(1, length)))
  .optional()
const offset = z.coerce.number().min(0).max(1).optional()

export const Transformation = z
  .object({
    width: side,
    height: side,
    resize: z.enum(['cover', 'contain', 'fill']).default('cover'),
    quality: z.coerce.number().int().min(20).max(100).default(75),
    format: z.enum(['origin', 'avif', 'webp']).optional(),
    gravity: z
      .enum(['no', 'so', 'ea', 'we', 'noea', 'nowe', 'soea', 'sowe', 'ce', 'sm', 'fp'])
      .optional(),
    x_offset: offset,
    y_offset: offset,
  })
  .refine(
    ({ gravity, x_offset, y_offset }) =>
      gravity !== 'fp' || (x_offset !== undefined && y_offset !== undefined),
    {
      path: ['gravity'],
      message: 'fp needs x_offset and y_offset',
    },
  )

export type Transformation = z.infer<typeof Transformation>

export function readTransformation(given: Record<string, unknown>): Transformation {
  const parsed = Transformation.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw storageErrors.badRequest(
    `querystring/${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}`,
  )
}

const qualities = [40, 60, 75, 90, 100]

/**
 * For who may ask for anything: the next larger of these widths, with the height in proportion, and the next better of
 * a few qualities. So the pictures that a client can make us render are few.
 */
export function snapTransformation(
  transformation: Transformation,
  widths: readonly number[],
): Transformation {
  if (widths.length === 0) return transformation
  const snap = (length: number) =>
    widths.find((width) => width >= length) ?? widths.at(-1) ?? length
  const quality = qualities.find((one) => one >= transformation.quality) ?? 100
  const { width, height } = transformation
  if (width === undefined) {
    return { ...transformation, quality, ...(height !== undefined && { height: snap(height) }) }
  }
  const snapped = snap(width)
  return {
    ...transformation,
    quality,
    width: snapped,
    ...(height !== undefined && {
      height: Math.min(MAX_SIDE, Math.max(1, Math.round((height * snapped) / width))),
    }),
  }
}

const resizings = { cover: 'fill', contain: 'fit', fill: 'force' } as const

/** As the `X-Transformations` header and signed tokens write it: `height:200,width:200,resizing_type:fill`. */
export function presentTransformation(transformation: Transformation): string {
  const { width, height, resize, quality, format, gravity, x_offset, y_offset } = transformation
  const point = gravity === 'fp' ? `:${x_offset ?? 0}:${y_offset ?? 0}` : ''
  return [
    height === undefined ? [] : `height:${height}`,
    width === undefined ? [] : `width:${width}`,
    `resizing_type:${resizings[resize]}`,
    gravity === undefined ? [] : `gravity:${gravity}${point}`,
    `quality:${quality}`,
    format === undefined || format === 'origin' ? [] : `format:${format}`,
  ]
    .flat()
    .join(',')
}

/** Back from the text of a signed token. */
export function parseTransformation(text: string): Transformation {
  const pairs = new Map(text.split(',').map((pair) => [pair.split(':')[0], pair.split(':')]))
  const textOf = (name: string) => pairs.get(name)?.[1]
  const resize = Object.entries(resizings).find(([, type]) => type === textOf('resizing_type'))?.[0]
  return readTransformation({
    width: textOf('width'),
    height: textOf('height'),
    quality: textOf('quality'),
    format: textOf('format'),
    gravity: textOf('gravity'),
    x_offset: pairs.get('gravity')?.[2],
    y_offset: pairs.get('gravity')?.[3],
    resize,
  })
}
