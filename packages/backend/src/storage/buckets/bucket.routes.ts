import { Hono } from 'hono'
import { z } from 'zod'
import { storageErrors } from '../errors/storage-errors.ts'
import { checkBucketName } from '../objects/names.ts'
import { requireCaller } from '../requests/caller.ts'
import { readJsonBody } from '../requests/read-request.ts'
import type { StorageParts } from '../storage-parts.ts'
import {
  type Bucket,
  changeBucket,
  createBucket,
  listBuckets,
  removeBucket,
  requireVisibleBucket,
} from './buckets.ts'

const units = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

const SizeLimit = z.union([z.number(), z.string(), z.null()]).optional()
const Values = z.object({
  public: z.boolean().optional(),
  file_size_limit: SizeLimit,
  allowed_mime_types: z.array(z.string()).nullable().optional(),
})
const NewBucket = Values.extend({ id: z.string().optional(), name: z.string() })

const Listing = z.object({
  limit: z.coerce.number().int().min(1).nullable().default(null),
  offset: z.coerce.number().int().min(0).default(0),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().default(''),
})

/** `/storage/v1/bucket`: who may make and change buckets is decided by policies on `storage.buckets`. */
export function bucketRoutes(parts: StorageParts) {
  const { database, files, fileSizeLimit } = parts

  const valuesOf = ({
    file_size_limit,
    allowed_mime_types,
    ...values
  }: z.infer<typeof Values>) => ({
    public: values.public,
    fileSizeLimit: readSize(file_size_limit, fileSizeLimit),
    allowedMimeTypes: allowed_mime_types,
  })

  return new Hono()
    .get('/', async (c) => {
      const listing = Listing.safeParse(c.req.query())
      if (!listing.success) throw storageErrors.badParameter('Invalid Parameter')
      const buckets = await listBuckets(database, requireCaller(c, 'bucket.list'), listing.data)
      return c.json(buckets.map((bucket) => ({ ...presentBucket(bucket), type: bucket.type })))
    })
    .post('/', async (c) => {
      const caller = requireCaller(c, 'bucket.create')
      const { id, name, ...values } = await readJsonBody(c, NewBucket)
      checkBucketName(name)
      await createBucket(database, caller, {
        id: checkBucketName(id ?? name),
        name,
        ...valuesOf(values),
      })
      return c.json({ name })
    })
    .get('/:id', async (c) => {
      const caller = requireCaller(c, 'bucket.get')
      return c.json(presentBucket(await requireVisibleBucket(database, caller, c.req.param('id'))))
    })
    .put('/:id', async (c) => {
      const caller = requireCaller(c, 'bucket.update')
      const values = await readJsonBody(c, Values)
      await changeBucket(database, caller, c.req.param('id'), valuesOf(values))
      return c.json({ message: 'Successfully updated' })
    })
    .post('/:id/empty', async (c) => {
      const caller = requireCaller(c, 'bucket.empty')
      const { id } = await requireVisibleBucket(database, caller, c.req.param('id'))
      await files.removeAll(caller, id)
      return c.json({
        message: 'Empty bucket has been queued. Completion may take up to an hour.',
      })
    })
    .delete('/:id', async (c) => {
      await removeBucket(database, requireCaller(c, 'bucket.delete'), c.req.param('id'))
      return c.json({ message: 'Successfully deleted' })
    })
}

/** A number of bytes, or `"20MB"`; never more than the limit of the server. */
function readSize(given: z.infer<typeof SizeLimit>, most: number): number | null | undefined {
  if (given === undefined || given === null) return given
  const found = /^(\d+(?:\.\d+)?)\s*(B|KB|MB|GB)?$/i.exec(String(given).trim())
  if (!found)
    throw storageErrors.badRequest(`Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B`)
  const unit = units[(found[2]?.toUpperCase() ?? 'B') as keyof typeof units]
  const size = Math.floor(Number(found[1]) * unit)
  if (size > most) throw storageErrors.tooLarge()
  return size
}

/** What clients see of a bucket. */
function presentBucket(bucket: Bucket) {
  return {
    id: bucket.id,
    name: bucket.name,
    owner: bucket.owner ?? '',
    public: bucket.public,
    file_size_limit: bucket.file_size_limit,
    allowed_mime_types: bucket.allowed_mime_types,
    created_at: bucket.created_at.toISOString(),
    updated_at: bucket.updated_at.toISOString(),
  }
}
