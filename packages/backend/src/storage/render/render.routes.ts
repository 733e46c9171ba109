import { type Context, Hono } from 'hono'
import { type Bucket, requireBucket } from '../buckets/buckets.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import {
  type Place,
  requireKnownObject,
  requireObject,
  type StoredObject,
} from '../objects/objects.ts'
import { requirePublicObject } from '../objects/public-object.ts'
import { requireCaller, visitorOf } from '../requests/caller.ts'
import { placeOf } from '../requests/read-request.ts'
import { isFresh } from '../serve/requested-bytes.ts'
import { lastModifiedOf, safetyOf } from '../serve/serve-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import type { FileStore } from '../store/file-store.ts'
import { headOf, mimeTypeOf, pictureTypeOf } from '../upload/content-type.ts'
import { chooseFormat, formatOf, type ImageFormat } from './render-image.ts'
import { nameOf } from './renderer.ts'
import {
  parseTransformation,
  presentTransformation,
  readTransformation,
  snapTransformation,
  type Transformation,
} from './transformation.ts'

/** `/storage/v1/render/image`: pictures in the size that a page needs. */
export function renderRoutes(parts: StorageParts) {
  const { database, tokens } = parts

  const serve = async (
    c: Context,
    place: Place,
    object: StoredObject,
    transformation: Transformation,
  ) => serveRendered(c, parts, object, transformation, await requireBucket(database, place.bucket))

  return new Hono()
    .get('/public/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const object = await requirePublicObject(database, place, visitorOf(c, 'render.image_public'))
      const asked = readTransformation(c.req.query())
      return serve(c, place, object, snapTransformation(asked, parts.pictureWidths))
    })
    .get('/authenticated/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const caller = requireCaller(c, 'render.image_authenticated')
      const object = await requireObject(database, caller, place)
      const asked = readTransformation(c.req.query())
      const widths = caller.role === 'anon' ? parts.pictureWidths : []
      return serve(c, place, object, snapTransformation(asked, widths))
    })
    .get('/sign/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const { transformations } = await tokens.readDownload(c.req.query('token'), place)
      if (transformations === undefined) throw storageErrors.badSignature()
      const object = await requireKnownObject(database, place)
      return serve(c, place, object, parseTransformation(transformations))
    })
}

async function serveRendered(
  c: Context,
  { renderer, store }: StorageParts,
  object: StoredObject,
  transformation: Transformation,
  bucket: Bucket,
): Promise<Response> {
  const { metadata, version } = object
  if (version === null) throw storageErrors.noBytes()
  const accept = c.req.header('accept') ?? ''
  const origin = await originOf(store, object)
  const format = chooseFormat(origin, transformation, accept, bucket.avif_autodetection ?? false)
  const known = {
    eTag: `"${(metadata?.eTag ?? '').replaceAll('"', '')}-${nameOf({ transformation, format })}"`,
    lastModified: lastModifiedOf(object),
  }
  const headers = new Headers({
    'content-type': `image/${format}`,
    etag: known.eTag,
    'last-modified': known.lastModified.toUTCString(),
    'cache-control': metadata?.cacheControl ?? 'no-cache',
    vary: 'Accept',
    'x-transformations': presentTransformation(transformation),
    'x-robots-tag': 'none',
    ...safetyOf(`image/${format}`),
  })
  if (isFresh(c.req.raw.headers, known)) return new Response(null, { status: 304, headers })
  const image = await renderer.render(
    { version, size: metadata?.size ?? 0, transformation, format },
    c.req.raw.signal,
  )
  headers.set('content-length', String(image.length))
  return new Response(c.req.raw.method === 'HEAD' ? null : new Uint8Array(image), { headers })
}

/** What was declared, or what the bytes look like. */
async function originOf(
  store: FileStore,
  { metadata, version }: StoredObject,
): Promise<ImageFormat> {
  const declared = formatOf(mimeTypeOf(metadata?.mimetype ?? ''))
  if (declared) return declared
  if (version === null) throw storageErrors.noBytes()
  const found = pictureTypeOf(await headOf(store, version, metadata?.size ?? 0))
  const format = found && formatOf(found)
  if (!format) throw storageErrors.notAnImage()
  return format
}
