import { randomUUID } from 'node:crypto'
import type { Database } from '@slovo/database'
import { Hono } from 'hono'
import { z } from 'zod'
import { isUuid } from '../../../kernel/http/uuid.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import { optionalText, readBody } from '../../http/read-body.ts'
import { ssoErrors } from '../errors.ts'
import { AttributeMapping } from './attribute-mapping.ts'
import { fetchSamlMetadata } from './fetch-metadata.ts'
import { readSamlMetadata } from './saml-metadata.ts'
import {
  findSsoProvider,
  insertSsoProvider,
  listSsoProviders,
  presentSsoProvider,
  removeSsoProvider,
  type SsoValues,
  updateSsoProvider,
} from './sso-providers.ts'

const DOMAIN = /^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+$/
const NAME_ID_FORMATS = [
  'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
  'urn:oasis:names:tc:SAML:2.0:nameid-format:transient',
]

const SsoProviderBody = z.object({
  type: optionalText,
  metadata_url: optionalText,
  metadata_xml: optionalText,
  domains: z.array(z.string()).max(100).nullish(),
  attribute_mapping: AttributeMapping.nullish(),
  name_id_format: optionalText,
  resource_id: z.string().min(1).max(255).nullish(),
  disabled: z.boolean().nullish(),
})

/** `/admin/sso/providers`: the admin's list of identity providers. */
export function adminSsoRoutes({ database, now }: { database: Database; now: () => Date }) {
  const requireProvider = async (id: string) => {
    const provider = isUuid(id) ? await findSsoProvider(database, id) : undefined
    if (!provider) throw ssoErrors.ssoProviderNotFound()
    return provider
  }
  return new Hono()
    .get('/', async (c) => {
      const providers = await listSsoProviders(database)
      return c.json({ items: providers.map(presentSsoProvider) })
    })
    .post('/', async (c) => {
      const body = readBody(c, SsoProviderBody)
      if (body.type !== 'saml')
        throw requestErrors.validationFailed('Only "saml" supported for SSO')
      const values = await readValues(body)
      if (!values.metadataXml) {
        throw requestErrors.validationFailed('Either metadata_xml or metadata_url must be set')
      }
      const id = randomUUID()
      await database.transaction((tx) => insertSsoProvider(tx, { id, values, now: now() }))
      return c.json(presentSsoProvider(await requireProvider(id)), 201)
    })
    .get('/:id', async (c) => c.json(presentSsoProvider(await requireProvider(c.req.param('id')))))
    .put('/:id', async (c) => {
      const { id, entity_id: entityId } = await requireProvider(c.req.param('id'))
      const values = await readValues(readBody(c, SsoProviderBody))
      if (values.entityId && values.entityId !== entityId) throw ssoErrors.samlEntityMismatch()
      await database.transaction((tx) => updateSsoProvider(tx, { id, values, now: now() }))
      return c.json(presentSsoProvider(await requireProvider(id)))
    })
    .delete('/:id', async (c) => {
      const provider = await requireProvider(c.req.param('id'))
      await removeSsoProvider(database, provider.id)
      return c.json(presentSsoProvider(provider))
    })
}

async function readValues(body: z.output<typeof SsoProviderBody>): Promise<SsoValues> {
  if (body.metadata_url && body.metadata_xml) {
    throw requestErrors.validationFailed('Only one of metadata_xml or metadata_url needs to be set')
  }
  const format = body.name_id_format
  if (format && !NAME_ID_FORMATS.includes(format)) {
    throw requestErrors.validationFailed(
      `name_id_format must be one of ${NAME_ID_FORMATS.join(', ')}`,
    )
  }
  const url = body.metadata_url
  const xml = url ? await fetchSamlMetadata(url) : body.metadata_xml
  return {
    ...(xml && { metadataXml: xml, metadataUrl: url ?? null, ...(await readSamlMetadata(xml)) }),
    attributeMapping: body.attribute_mapping ?? undefined,
    nameIdFormat: format,
    resourceId: body.resource_id ?? undefined,
    disabled: body.disabled ?? undefined,
    ...(body.domains && { domains: readDomains(body.domains) }),
  }
}

function readDomains(given: string[]) {
  const domains = given.map((domain) => domain.trim().toLowerCase())
  const bad = domains.find((domain) => !DOMAIN.test(domain))
  if (bad !== undefined) throw requestErrors.validationFailed('A domain looks like example.org')
  return [...new Set(domains)]
}
