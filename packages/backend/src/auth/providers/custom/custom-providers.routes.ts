import { randomUUID } from 'node:crypto'
import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { sealText } from '../../../kernel/keys/sealed-text.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import { optionalText, readBody } from '../../http/read-body.ts'
import { providerErrors } from '../errors.ts'
import {
  findCustomProvider,
  insertCustomProvider,
  listCustomProviders,
  presentCustomProvider,
  removeCustomProvider,
  updateCustomProvider,
} from './custom-providers.ts'
import { ProviderFields, requireComplete, withFields } from './provider-fields.ts'

const MAX_PROVIDERS = 50
const IDENTIFIER = /^custom:[a-z0-9][a-z0-9:._-]{0,100}$/
const NewProvider = ProviderFields.extend({
  provider_type: optionalText,
  identifier: optionalText,
})

interface CustomProviderServices {
  database: Database
  settings: { jwtSecret: string }
  now: () => Date
}

/** `/admin/custom-providers`: an admin adds sign-in providers while the process runs. */
export function adminCustomProviderRoutes({ database, settings, now }: CustomProviderServices) {
  const seal = (secret: string) => sealText(settings.jwtSecret, 'custom-provider', secret)
  const requireProvider = async (identifier: string) => {
    const provider = await findCustomProvider(database, identifier)
    if (!provider) throw providerErrors.customProviderNotFound()
    return provider
  }
  return new Hono()
    .get('/', async (c) => {
      const type = c.req.query('type') || undefined
      if (type !== undefined && !isType(type)) throw requestErrors.validationFailed(TYPES)
      const providers = await listCustomProviders(database, type)
      return c.json({ providers: providers.map(presentCustomProvider) })
    })
    .post('/', async (c) => {
      const body = readBody(c, NewProvider)
      const { provider_type, identifier = '' } = body
      if (!isType(provider_type)) throw requestErrors.validationFailed(TYPES)
      if (!IDENTIFIER.test(identifier)) {
        throw requestErrors.validationFailed('identifier must look like custom:my-provider')
      }
      const fields = withFields(body)
      requireComplete(provider_type, fields)
      const client_secret = await seal(fields.client_secret)
      await database.transaction(async (tx) => {
        await tx.query("select pg_advisory_xact_lock(hashtextextended('auth.custom_providers', 0))")
        if ((await listCustomProviders(tx)).length >= MAX_PROVIDERS)
          throw providerErrors.tooManyProviders()
        const made = { ...fields, client_secret, id: randomUUID(), provider_type, identifier }
        await insertCustomProvider(tx, made, now())
      })
      return c.json(presentCustomProvider(await requireProvider(identifier)), 201)
    })
    .get('/:identifier', async (c) =>
      c.json(presentCustomProvider(await requireProvider(c.req.param('identifier')))),
    )
    .put('/:identifier', async (c) => {
      const provider = await requireProvider(c.req.param('identifier'))
      const given = readBody(c, ProviderFields)
      const values = withFields(given, provider)
      requireComplete(provider.provider_type, values)
      if (given.client_secret) values.client_secret = await seal(given.client_secret)
      await updateCustomProvider(database, { id: provider.id, values, now: now() })
      return c.json(presentCustomProvider(await requireProvider(provider.identifier)))
    })
    .delete('/:identifier', async (c) => {
      const provider = await requireProvider(c.req.param('identifier'))
      await removeCustomProvider(database, provider.id)
      return c.body(null, 204)
    })
}

const TYPES = 'provider_type must be oauth2 or oidc'

function isType(text: string | undefined): text is 'oauth2' | 'oidc' {
  return text === 'oauth2' || text === 'oidc'
}
