import type { Context } from 'hono'
import { checkObjectName } from './names.ts'
import type { Place } from './objects.ts'

/** The object that the address names: `/{bucket}/{name}`. */
export function placeOf(c: Context): Place {
  return { bucket: c.req.param('bucket') ?? '', name: checkObjectName(c.req.param('name') ?? '') }
}
