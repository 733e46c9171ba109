import { isUniqueViolation, type Queries } from '@slovo/database'
import { providerErrors } from '../errors.ts'
import type { ProviderFields } from './provider-fields.ts'

/** A row of `auth.custom_oauth_providers`: a provider that an admin has added. */
type CustomProvider = Required<ProviderFields> & {
  id: string
  provider_type: 'oauth2' | 'oidc'
  identifier: string
  /** Encrypted. */
  client_secret: string
  created_at: Date
  updated_at: Date
}

const COLUMNS = [
  'name',
  'client_id',
  'client_secret',
  'acceptable_client_ids',
  'scopes',
  'pkce_enabled',
  'attribute_mapping',
  'custom_claims_allowlist',
  'authorization_params',
  'enabled',
  'email_optional',
  'issuer',
  'discovery_url',
  'skip_nonce_check',
  'authorization_url',
  'token_url',
  'userinfo_url',
  'jwks_uri',
] as const

type ProviderValues = Pick<CustomProvider, (typeof COLUMNS)[number]>

export async function listCustomProviders(
  queries: Queries,
  type?: string,
): Promise<CustomProvider[]> {
  const { rows } = await queries.query<CustomProvider>(
    `select * from auth.custom_oauth_providers
     where $1::text is null or provider_type = $1 order by created_at, id`,
    [type ?? null],
  )
  return rows
}

export async function findCustomProvider(
  queries: Queries,
  identifier: string,
): Promise<CustomProvider | undefined> {
  if (!identifier.startsWith('custom:') || identifier.includes('\0')) return undefined
  const { rows } = await queries.query<CustomProvider>(
    'select * from auth.custom_oauth_providers where identifier = $1',
    [identifier],
  )
  return rows[0]
}

export async function insertCustomProvider(
  tx: Queries,
  provider: ProviderValues & Pick<CustomProvider, 'id' | 'provider_type' | 'identifier'>,
  now: Date,
): Promise<void> {
  const names = ['id', 'provider_type', 'identifier', ...COLUMNS, 'created_at', 'updated_at']
  const { id, provider_type, identifier } = provider
  try {
    await tx.query(
      `insert into auth.custom_oauth_providers (${names.join(', ')})
       values (${names.map((name) => `:${name}`).join(', ')})`,
      { ...valuesOf(provider), id, provider_type, identifier, created_at: now, updated_at: now },
    )
  } catch (error) {
    throw isUniqueViolation(error) ? providerErrors.customProviderExists() : error
  }
}

export async function updateCustomProvider(
  tx: Queries,
  { id, values, now }: { id: string; values: ProviderValues; now: Date },
): Promise<void> {
  await tx.query(
    `update auth.custom_oauth_providers
     set updated_at = :now, ${COLUMNS.map((name) => `${name} = :${name}`).join(', ')}
     where id = :id`,
    { ...valuesOf(values), id, now },
  )
}

function valuesOf(provider: ProviderValues) {
  return Object.fromEntries(COLUMNS.map((name) => [name, provider[name]]))
}

export async function removeCustomProvider(queries: Queries, id: string): Promise<void> {
  await queries.query('delete from auth.custom_oauth_providers where id = $1', [id])
}

/** A provider as admins see it, without the secret. */
export function presentCustomProvider({ client_secret: _, ...provider }: CustomProvider) {
  return Object.fromEntries(Object.entries(provider).filter(([, value]) => value !== null))
}
