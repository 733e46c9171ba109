import { Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { requireUuid } from '../http/require-uuid.ts'
import { webauthnErrors } from '../webauthn/errors.ts'
import { listPasskeys, presentPasskey, removePasskey } from '../webauthn/passkeys.ts'
import { requireAccount } from './users.routes.ts'

/** `/admin/users/:id/passkeys`: the operator sees the passkeys of an account, and removes them. */
export function adminPasskeyRoutes(parts: AuthParts) {
  return new Hono()
    .get('/:id/passkeys', async (c) => {
      const account = await requireAccount(parts, c.req.param('id'))
      return c.json((await listPasskeys(parts.database, account.id)).map(presentPasskey))
    })
    .delete('/:id/passkeys/:passkey', async (c) => {
      const account = await requireAccount(parts, c.req.param('id'))
      const id = requireUuid(c.req.param('passkey'), 'passkey_id')
      const isRemoved = await removePasskey(parts.database, { id, userId: account.id })
      if (!isRemoved) throw webauthnErrors.passkeyNotFound(404)
      return c.body(null, 204)
    })
}
