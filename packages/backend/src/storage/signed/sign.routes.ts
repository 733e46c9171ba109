import { Hono } from 'hono'
import { z } from 'zod'
import { requireBucket } from '../buckets/buckets.ts'
import { findObjects, type Place, requireKnownObject, requireObject } from '../objects/objects.ts'
import { ownerOf } from '../objects/owner.ts'
import { checkMayWrite } from '../objects/record-object.ts'
import { presentTransformation, readTransformation } from '../render/transformation.ts'
import { requireCaller } from '../requests/caller.ts'
import { fileRequestOf, placeOf, readJsonBody } from '../requests/read-request.ts'
import { serveObject } from '../serve/serve-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import { draftOf, storeSignedUpload } from '../upload/store-upload.ts'

const UPLOAD_SECONDS = 2 * 3600

const seconds = z
  .number()
  .int()
  .min(1)
  .max(10 * 365 * 24 * 3600)
const One = z.object({
  expiresIn: seconds,
  transform: z.record(z.string(), z.unknown()).optional(),
})
const Many = z.object({ expiresIn: seconds, paths: z.array(z.string()).min(1).max(1000) })

/** `/storage/v1/object/sign` and `/object/upload/sign`: URLs that are valid for a time, without a key. */
export function signRoutes(parts: StorageParts) {
  const { database, store, tokens } = parts
  return new Hono()
    .post('/sign/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const caller = requireCaller(c, 'object.sign')
      const { expiresIn, transform } = await readJsonBody(c, One)
      await requireObject(database, caller, place)
      const isRendered = transform !== undefined && Object.keys(transform).length > 0
      const token = await tokens.signDownload(
        place,
        expiresIn,
        isRendered ? presentTransformation(readTransformation(transform)) : undefined,
      )
      const route = isRendered ? 'render/image' : 'object'
      return c.json({ signedURL: `/${route}/sign/${addressOf(place)}?token=${token}` })
    })
    .post('/sign/:bucket', async (c) => {
      const bucket = c.req.param('bucket')
      const caller = requireCaller(c, 'object.sign_many')
      const { expiresIn, paths } = await readJsonBody(c, Many)
      const found = await findObjects(database, caller, bucket, paths)
      const names = new Set(found.map(({ name }) => name))
      const signed = paths.map(async (path) => {
        if (!names.has(path)) {
          return {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          }
        }
        const place = { bucket, name: path }
        const token = await tokens.signDownload(place, expiresIn)
        return { error: null, path, signedURL: `/object/sign/${addressOf(place)}?token=${token}` }
      })
      return c.json(await Promise.all(signed))
    })
    .get('/sign/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const { exp } = await tokens.readDownload(c.req.query('token'), place)
      const { object } = await requireKnownObject(database, place)
      return serveObject(fileRequestOf(c), store, object, {
        expires: new Date(exp * 1000).toUTCString(),
      })
    })
    .post('/upload/sign/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const caller = requireCaller(c, 'object.sign_upload_url')
      const upsert = c.req.header('x-upsert') === 'true'
      await requireBucket(database, place.bucket)
      const owner = ownerOf(caller)
      await checkMayWrite(database, caller, draftOf(place, owner), { upserts: upsert })
      const token = await tokens.signUpload(place, UPLOAD_SECONDS, { owner: owner.ownerId, upsert })
      return c.json({ url: `/object/upload/sign/${addressOf(place)}?token=${token}`, token })
    })
    .put('/upload/sign/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const { owner, upsert } = await tokens.readUpload(c.req.query('token'), place)
      await storeSignedUpload(parts, place, c.req.raw, { ownerId: owner ?? null, upserts: upsert })
      return c.json({ Key: `${place.bucket}/${place.name}` })
    })
}

/** Not encoded: the official client encodes the whole URL itself. */
function addressOf({ bucket, name }: Place): string {
  return `${bucket}/${name}`
}
