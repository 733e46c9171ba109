import { isUniqueViolation, type Queries } from '@slovo/database'
import { ssoErrors } from '../errors.ts'
import type { AttributeMapping } from './attribute-mapping.ts'

/** An organisation's identity provider, with the e-mail domains of its users. */
export type SsoProvider = {
  id: string
  resource_id: string | null
  disabled: boolean | null
  created_at: Date
  updated_at: Date
  saml_id: string
  entity_id: string
  metadata_xml: string
  metadata_url: string | null
  metadata_read_at: Date
  attribute_mapping: AttributeMapping | null
  name_id_format: string | null
  domains: { id: string; domain: string; created_at: string; updated_at: string }[]
}

/** What an operator decides about one; what is left out stays as it is. */
export interface SsoValues {
  entityId?: string
  metadataXml?: string
  metadataUrl?: string | null
  attributeMapping?: AttributeMapping
  nameIdFormat?: string
  resourceId?: string
  disabled?: boolean
  domains?: string[]
}

const SELECT = `
  select provider.id, provider.resource_id, provider.disabled, provider.created_at,
         provider.updated_at, saml.id as saml_id, saml.entity_id, saml.metadata_xml,
         saml.metadata_url, saml.updated_at as metadata_read_at, saml.attribute_mapping, saml.name_id_format,
         coalesce((
           select jsonb_agg(jsonb_build_object(
             'id', domain.id, 'domain', domain.domain,
             'created_at', domain.created_at, 'updated_at', domain.updated_at
           ) order by domain.domain)
           from auth.sso_domains domain where domain.sso_provider_id = provider.id
         ), '[]') as domains
  from auth.sso_providers provider
  join auth.saml_providers saml on saml.sso_provider_id = provider.id`

export async function listSsoProviders(queries: Queries): Promise<SsoProvider[]> {
  const { rows } = await queries.query<SsoProvider>(
    `${SELECT} order by provider.created_at, provider.id`,
  )
  return rows
}

export async function findSsoProvider(queries: Queries, id: string) {
  const { rows } = await queries.query<SsoProvider>(`${SELECT} where provider.id = $1`, [id])
  return rows[0]
}

export async function findSsoProviderByDomain(queries: Queries, domain: string) {
  const { rows } = await queries.query<SsoProvider>(
    `${SELECT} where provider.id = (
       select sso_provider_id from auth.sso_domains where lower(domain) = lower($1)
     )`,
    [domain],
  )
  return rows[0]
}

export async function findSsoProviderByEntity(queries: Queries, entityId: string) {
  const { rows } = await queries.query<SsoProvider>(`${SELECT} where saml.entity_id = $1`, [
    entityId,
  ])
  return rows[0]
}

export async function insertSsoProvider(
  tx: Queries,
  { id, values, now }: { id: string; values: SsoValues; now: Date },
) {
  await refusingTaken(() =>
    tx.query(
      `insert into auth.sso_providers (id, resource_id, disabled, created_at, updated_at)
       values ($1, $2, $3, $4, $4)`,
      [id, values.resourceId ?? null, values.disabled ?? false, now],
    ),
  )
  await refusingTaken(() =>
    tx.query(
      `insert into auth.saml_providers (
         id, sso_provider_id, entity_id, metadata_xml, metadata_url, attribute_mapping,
         name_id_format, created_at, updated_at
       ) values (
         gen_random_uuid(), :id, :entityId, :metadataXml, :metadataUrl, :attributeMapping,
         :nameIdFormat, :now, :now
       )`,
      {
        id,
        entityId: values.entityId,
        metadataXml: values.metadataXml,
        metadataUrl: values.metadataUrl ?? null,
        attributeMapping: values.attributeMapping ?? { keys: {} },
        nameIdFormat: values.nameIdFormat ?? null,
        now,
      },
    ),
  )
  await setDomains(tx, { id, domains: values.domains ?? [], now })
}

export async function updateSsoProvider(
  tx: Queries,
  { id, values, now }: { id: string; values: SsoValues; now: Date },
) {
  await refusingTaken(() =>
    tx.query(
      `update auth.sso_providers
       set resource_id = coalesce($2, resource_id), disabled = coalesce($3, disabled),
           updated_at = $4
       where id = $1`,
      [id, values.resourceId ?? null, values.disabled ?? null, now],
    ),
  )
  await tx.query(
    `update auth.saml_providers
     set metadata_xml = coalesce(:metadataXml, metadata_xml),
         metadata_url = case when :metadataXml::text is null then metadata_url else :metadataUrl end,
         attribute_mapping = coalesce(:attributeMapping, attribute_mapping),
         name_id_format = coalesce(:nameIdFormat, name_id_format), updated_at = :now
     where sso_provider_id = :id`,
    {
      id,
      metadataXml: values.metadataXml ?? null,
      metadataUrl: values.metadataUrl ?? null,
      attributeMapping: values.attributeMapping ?? null,
      nameIdFormat: values.nameIdFormat ?? null,
      now,
    },
  )
  if (values.domains) await setDomains(tx, { id, domains: values.domains, now })
}

export async function removeSsoProvider(tx: Queries, id: string) {
  await tx.query('delete from auth.sso_providers where id = $1', [id])
}

/** Domains that stay keep their rows. */
async function setDomains(
  tx: Queries,
  { id, domains, now }: { id: string; domains: string[]; now: Date },
) {
  await tx.query(
    'delete from auth.sso_domains where sso_provider_id = $1 and domain <> all($2::text[])',
    [id, domains],
  )
  await refusingTaken(() =>
    tx.query(
      `insert into auth.sso_domains (id, sso_provider_id, domain, created_at, updated_at)
       select gen_random_uuid(), $1, domain, $3, $3 from unnest($2::text[]) domain
       where not exists (
         select from auth.sso_domains known
         where known.sso_provider_id = $1 and known.domain = domain.domain
       )`,
      [id, domains, now],
    ),
  )
}

async function refusingTaken(write: () => Promise<unknown>) {
  try {
    await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    if (error.message.includes('sso_domains')) throw ssoErrors.ssoDomainExists()
    if (error.message.includes('resource_id')) throw ssoErrors.resourceIdTaken()
    throw ssoErrors.samlProviderExists()
  }
}

/** As Supabase shows it to operators. */
export function presentSsoProvider(provider: SsoProvider) {
  return {
    id: provider.id,
    ...(provider.resource_id && { resource_id: provider.resource_id }),
    disabled: provider.disabled ?? false,
    saml: {
      id: provider.saml_id,
      entity_id: provider.entity_id,
      metadata_xml: provider.metadata_xml,
      ...(provider.metadata_url && { metadata_url: provider.metadata_url }),
      attribute_mapping: provider.attribute_mapping ?? { keys: {} },
      ...(provider.name_id_format && { name_id_format: provider.name_id_format }),
    },
    domains: provider.domains,
    created_at: provider.created_at,
    updated_at: provider.updated_at,
  }
}
