import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import { requireCaller, visitorOf } from '../requests/caller.ts'
import { fileRequestOf, placeOf, readJsonBody } from '../requests/read-request.ts'
import { serveObject } from '../serve/serve-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import { storeUpload } from '../upload/store-upload.ts'
import { FlatListing, listAll } from './list-all.ts'
import { listFolder } from './list-folder.ts'
import { requireObject, type StoredObject } from './objects.ts'

const Prefixes = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })
const Listing = z.object({
  prefix: z.string().default(''),
  search: z.string().default(''),
  limit: z.number().int().min(1).max(1000).default(100),
  offset: z.number().int().min(0).default(0),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
})

/** `/storage/v1/object`: files; who may see, add, change and remove them is decided by policies. */
export function objectRoutes(parts: StorageParts) {
  const { database, store, files, publicFiles, smallBytes } = parts

  const requirePublic = async (c: Context, operation: string) =>
    (await publicFiles.require(placeOf(c), visitorOf(c, operation))).object
  const requireOwn = (c: Context, operation: string) =>
    requireObject(database, requireCaller(c, operation), placeOf(c))
  const add = async (c: Context, operation: string, upserts: boolean) => {
    const place = placeOf(c)
    const caller = requireCaller(c, operation)
    const id = await storeUpload(parts, caller, place, c.req.raw, { upserts })
    return c.json({ Id: id, Key: `${place.bucket}/${place.name}` })
  }
  const serveOwn = async (c: Context) =>
    serveObject(fileRequestOf(c), store, await requireOwn(c, 'object.get_authenticated'))
  const inform = (c: Context, object: StoredObject) =>
    c.json(presentInfo(object), 200, { etag: object.metadata?.eTag ?? '' })
  const informOwn = async (c: Context) => inform(c, await requireOwn(c, 'object.get_authenticated'))

  return new Hono()
    .post('/list/:bucket', async (c) => {
      const caller = requireCaller(c, 'object.list')
      const { sortBy, ...listing } = await readJsonBody(c, Listing)
      return c.json(
        await listFolder(database, caller, c.req.param('bucket'), { ...listing, ...sortBy }),
      )
    })
    .post('/list-v2/:bucket', async (c) => {
      const caller = requireCaller(c, 'object.list_v2')
      const listing = await readJsonBody(c, FlatListing)
      return c.json(await listAll(database, caller, c.req.param('bucket'), listing))
    })
    .get('/info/public/:bucket/:name{.+}', async (c) =>
      inform(c, await requirePublic(c, 'object.info_public')),
    )
    .get('/info/authenticated/:bucket/:name{.+}', informOwn)
    .get('/info/:bucket/:name{.+}', informOwn)
    .get('/public/:bucket/:name{.+}', async (c) => {
      const object = await requirePublic(c, 'object.get_public')
      return serveObject(fileRequestOf(c), smallBytes.of(object, store), object)
    })
    .get('/authenticated/:bucket/:name{.+}', serveOwn)
    .delete('/:bucket', async (c) => {
      const caller = requireCaller(c, 'object.delete_many')
      const { prefixes } = await readJsonBody(c, Prefixes)
      return c.json(await files.remove(caller, c.req.param('bucket'), prefixes))
    })
    .post('/:bucket/:name{.+}', (c) => add(c, 'object.upload', c.req.header('x-upsert') === 'true'))
    .put('/:bucket/:name{.+}', (c) => add(c, 'object.upload_update', true))
    .get('/:bucket/:name{.+}', serveOwn)
    .delete('/:bucket/:name{.+}', async (c) => {
      const { bucket, name } = placeOf(c)
      const caller = requireCaller(c, 'object.delete')
      const [removed] = await files.remove(caller, bucket, [name])
      if (!removed) throw storageErrors.noSuchKey()
      return c.json({ message: 'Successfully deleted' })
    })
}

/** What clients see of an object. */
function presentInfo({ metadata, ...object }: StoredObject) {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata?.size ?? null,
    content_type: metadata?.mimetype ?? null,
    cache_control: metadata?.cacheControl ?? null,
    etag: metadata?.eTag ?? null,
    metadata: object.user_metadata ?? {},
    last_modified: metadata?.lastModified ?? object.updated_at,
    created_at: object.created_at,
  }
}
