import { type Context, Hono } from 'hono'
import { requireBucket } from '../buckets/buckets.ts'
import { storageErrors } from '../errors/storage-errors.ts'
import {
  type KnownObject,
  requireKnownObject,
  requireObject,
  type StoredObject,
} from '../objects/objects.ts'
import { requireCaller, visitorOf } from '../requests/caller.ts'
import { placeOf } from '../requests/read-request.ts'
import { cacheControlOf } from '../serve/cache-control.ts'
import { isFresh } from '../serve/requested-bytes.ts'
import { lastModifiedOf, safetyOf } from '../serve/serve-object.ts'
import type { StorageParts } from '../storage-parts.ts'
import type { FileStore } from '../store/file-store.ts'
import { headOf, mimeTypeOf, pictureTypeOf } from '../upload/content-type.ts'
import { AskedPicture, AskedPictures } from './asked-pictures.ts'
import { chooseFormat, formatOf, type ImageFormat } from './render-image.ts'
import { parseTransformation, readTransformation, snapTransformation } from './transformation.ts'

/** `/storage/v1/render/image`: pictures in the size that a page needs. */
export function renderRoutes(parts: StorageParts) {
  const { database, tokens, publicFiles } = parts
  const askedByVisitors = new AskedPictures(parts.pictureWidths)

  return new Hono()
    .get('/public/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const known = await publicFiles.require(place, visitorOf(c, 'render.image_public'))
      const cacheControl = cacheControlOf(known.object, c.req.query('v'))
      return serveRendered(c, parts, known, askedByVisitors.read(c.req), cacheControl)
    })
    .get('/authenticated/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const caller = requireCaller(c, 'render.image_authenticated')
      const object = await requireObject(database, caller, place)
      const asked = readTransformation(c.req.query())
      const widths = caller.role === 'anon' ? parts.pictureWidths : []
      const bucket = await requireBucket(database, place.bucket)
      const known = { object, detectsAvif: bucket.avif_autodetection === true }
      return serveRendered(c, parts, known, new AskedPicture(snapTransformation(asked, widths)))
    })
    .get('/sign/:bucket/:name{.+}', async (c) => {
      const place = placeOf(c)
      const { transformations } = await tokens.readDownload(c.req.query('token'), place)
      if (transformations === undefined) throw storageErrors.badSignature()
      const known = await requireKnownObject(database, place)
      const asked = new AskedPicture(parseTransformation(transformations))
      return serveRendered(c, parts, known, asked)
    })
}

async function serveRendered(
  c: Context,
  { renderer, store }: StorageParts,
  { object, detectsAvif }: Pick<KnownObject, 'object' | 'detectsAvif'>,
  asked: AskedPicture,
  cacheControl = cacheControlOf(object, undefined),
): Promise<Response> {
  const { metadata, version } = object
  if (version === null) throw storageErrors.noBytes()
  const accept = c.req.header('accept') ?? ''
  const origin = await originOf(store, object)
  const format = chooseFormat(origin, asked.transformation, accept, detectsAvif)
  const known = {
    eTag: `"${(metadata?.eTag ?? '').replaceAll('"', '')}-${asked.nameIn(format)}"`,
    lastModified: lastModifiedOf(object),
  }
  const headers = new Headers({
    'content-type': `image/${format}`,
    etag: known.eTag,
    'last-modified': known.lastModified.toUTCString(),
    'cache-control': cacheControl,
    vary: 'Accept',
    'x-transformations': asked.presented,
    'x-robots-tag': 'none',
    ...safetyOf(`image/${format}`),
  })
  if (isFresh(c.req.raw.headers, known)) return new Response(null, { status: 304, headers })
  const image = await renderer.render(
    { version, size: metadata?.size ?? 0, asked, format },
    c.req.raw.signal,
  )
  headers.set('content-length', String(image.length))
  return new Response(c.req.raw.method === 'HEAD' ? null : image, { headers })
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
