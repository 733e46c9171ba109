import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { requestErrors } from '../../errors/request-errors.ts'
import { readBody } from '../../http/read-body.ts'
import { offsetOf, readPage, tellPages } from '../../http/read-url.ts'
import { requireOauthServer } from '../require-oauth-server.ts'
import { changeClient, countClients, listClients, removeClient } from './change-client.ts'
import { presentClient, requireClient } from './clients.ts'
import { ClientFields, registerClient, renewSecret } from './register-client.ts'

interface AdminClientServices {
  database: Database
  settings: { auth: { oauthServer: { enabled: boolean } } }
  now: () => Date
}

/** `/admin/oauth/clients`: an admin manages the applications that users may authorize. */
export function adminClientRoutes({ database, settings, now }: AdminClientServices) {
  return new Hono()
    .use(requireOauthServer(settings))
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
      const change = readBody(c, ClientFields)
      return c.json(presentClient(await changeClient(database, client, change, now())))
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
