import { Hono } from 'hono'
import { z } from 'zod'
import { requireCaller } from '../../requests/caller.ts'
import { readJsonBody } from '../../requests/read-request.ts'
import type { S3Access } from '../s3-access.ts'
import { createAccessKey, listAccessKeys, removeAccessKey } from './access-keys.ts'

const New = z.object({ description: z.string().trim().max(200).default('') })

/** `/storage/v1/access-keys`: our own. Who handles them is decided by policies on `storage.s3_access_keys`. */
export function accessKeyRoutes(access: S3Access) {
  const { database } = access
  return new Hono()
    .get('/', async (c) =>
      c.json(await listAccessKeys(database, requireCaller(c, 'access_key.list'))),
    )
    .post('/', async (c) => {
      const caller = requireCaller(c, 'access_key.create')
      const { description } = await readJsonBody(c, New)
      return c.json(await createAccessKey(access, caller, description), 201)
    })
    .delete('/:id', async (c) => {
      await removeAccessKey(database, requireCaller(c, 'access_key.delete'), c.req.param('id'))
      return c.json({ message: 'Successfully deleted' })
    })
}
