import { Hono } from 'hono'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { readBody } from '../http/read-body.ts'
import { offsetOf, readPage, tellPages } from '../http/read-page.ts'
import { changeClient, countClients, listClients, removeClient } from './client-changes.ts'
import { ClientFields, registerClient, renewSecret } from './client-registration.ts'
import { presentClient, requireClient } from './clients.ts'
import { requireOauthServer } from './require-oauth-server.ts'

/** `/admin/oauth/clients`: the operator says which applications people may let in. */
export function adminClientRoutes(parts: AuthParts) {
  const { database, now } = parts
  return new Hono()
    .use(requireOauthServer(parts))
    .get('/', async (c) => {
      const page = readPage(c)
      const clients = await listClients(database, { limit: page.perPage, offset: offsetOf(page) })
      tellPages(c, await countClients(database), page)
      return c.json({ clients: clients.map(presentClient), aud: 'authenticated' })
    })
    .post('/', async (c) => {
      const given = readBody(c, ClientFields)
      const made = await registerClient(database, given, { type: 'manual', now: now() })
      c.header('cache-control', 'no-store')
      return c.json(withSecret(made), 201)
    })
    .get('/:id', async (c) =>
      c.json(presentClient(await requireClient(database, c.req.param('id')))),
    )
    .put('/:id', async (c) => {
      const client = await requireClient(database, c.req.param('id'))
      const wish = readBody(c, ClientFields)
      return c.json(presentClient(await changeClient(database, client, wish, now())))
    })
    .delete('/:id', async (c) => {
      const client = await requireClient(database, c.req.param('id'))
      await database.transaction((tx) => removeClient(tx, client))
      return c.body(null, 204)
    })
    .post('/:id/regenerate_secret', async (c) => {
      const client = await requireClient(database, c.req.param('id'))
      if (client.client_type === 'public') {
        throw requestErrors.validationFailed('Cannot regenerate secret for public client')
      }
      c.header('cache-control', 'no-store')
      return c.json(withSecret(await renewSecret(database, client, now())))
    })
}

function withSecret({ client, secret }: Awaited<ReturnType<typeof registerClient>>) {
  return { ...presentClient(client), ...(secret && { client_secret: secret }) }
}
