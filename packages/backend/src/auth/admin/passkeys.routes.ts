import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { requireUuid } from '../http/read-url.ts'
import { webauthnErrors } from '../passkeys/errors.ts'
import { listPasskeys, presentPasskey, removePasskey } from '../passkeys/passkey-rows.ts'
import { requireAccount } from './require-account.ts'

/** `/admin/users/:id/passkeys`: the admin sees the passkeys of an account, and removes them. */
export function adminPasskeyRoutes({ database }: { database: Database }) {
  return new Hono()
    .get('/:id/passkeys', async (c) => {
      const account = await requireAccount(database, c.req.param('id'))
      return c.json((await listPasskeys(database, account.id)).map(presentPasskey))
    })
    .delete('/:id/passkeys/:passkey', async (c) => {
      const account = await requireAccount(database, c.req.param('id'))
      const id = requireUuid(c.req.param('passkey'), 'passkey_id')
      const isRemoved = await removePasskey(database, { id, userId: account.id })
      if (!isRemoved) throw webauthnErrors.passkeyNotFound(404)
      return c.body(null, 204)
    })
}
