import type { Context } from 'hono'
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
