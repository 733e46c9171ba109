import { Hono } from 'hono'
import { storageErrors } from './answer/storage-errors.ts'

/** What newer clients may ask of Supabase and this server does not have: a plain answer, not a riddle. */
export function notOfferedRoutes() {
  const refuse = (feature: string) => () => {
    throw storageErrors.notOffered(feature)
  }
  return new Hono()
    .all('/vector/*', refuse('vectorBuckets'))
    .all('/iceberg/*', refuse('icebergCatalog'))
    .all('/cdn/*', refuse('purgeCache'))
    .all('/bucket/:id/lifecycle', refuse('lifecycle'))
}
