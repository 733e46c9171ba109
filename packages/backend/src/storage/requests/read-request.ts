import type { Context } from 'hono'
import type { z } from 'zod'
import { limitBody, parseJson } from '../../kernel/http/body.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import { checkObjectName } from '../objects/names.ts'
import type { Place } from '../objects/objects.ts'
import type { FileRequest } from '../serve/serve-object.ts'

/** The object that the URL names: `/{bucket}/{name}`. */
export function placeOf(c: Context): Place {
  return { bucket: c.req.param('bucket') ?? '', name: checkObjectName(c.req.param('name') ?? '') }
}

/** What decides in which form a file is served. */
export function fileRequestOf(c: Context): FileRequest {
  return {
    headers: c.req.raw.headers,
    isHead: c.req.raw.method === 'HEAD',
    download: c.req.query('download'),
  }
}

const limitJson = limitBody(1024 * 1024, storageErrors.tooLarge)

/** A small JSON body of a known shape. */
export async function readJsonBody<T>(c: Context, shape: z.ZodType<T>): Promise<T> {
  await limitJson(c, async () => {})
  const text = await c.req.text()
  const parsed = shape.safeParse(parseJson(text || '{}', notJson))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw storageErrors.badRequest(`body/${issue?.path.join('/') ?? ''} ${issue?.message ?? ''}`)
}

const notJson = () => storageErrors.badRequest('Body is not valid JSON')
