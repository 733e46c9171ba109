import type { Queries } from '@slovo/database'
import { isUuid } from '../../../kernel/http/uuid.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import { oauthServerErrors } from '../errors.ts'

export type ClientAuthentication = 'client_secret_basic' | 'client_secret_post' | 'none'

/** A row of `auth.oauth_clients`: an application that users may authorize. */
export type OauthClient = {
  id: string
  client_secret_hash: string | null
  registration_type: 'dynamic' | 'manual'
  /** Separated by commas, like the grant types. */
  redirect_uris: string
  grant_types: string
  client_name: string | null
  client_uri: string | null
  logo_uri: string | null
  client_type: 'public' | 'confidential'
  token_endpoint_auth_method: ClientAuthentication
  created_at: Date
  updated_at: Date
}

export async function findClient(queries: Queries, id: unknown): Promise<OauthClient | undefined> {
  if (!isUuid(id)) return undefined
  const { rows } = await queries.query<OauthClient>(
    'select * from auth.oauth_clients where id = $1 and deleted_at is null',
    [id],
  )
  return rows[0]
}

export async function requireClient(queries: Queries, id: string): Promise<OauthClient> {
  if (!isUuid(id)) throw requestErrors.validationFailed('invalid client_id format')
  const client = await findClient(queries, id)
  if (!client) throw oauthServerErrors.oauthClientNotFound(404)
  return client
}

export function redirectUrisOf({ redirect_uris }: OauthClient) {
  return redirect_uris.split(',')
}

export function mayUse({ grant_types }: OauthClient, grant: string) {
  return grant_types.split(',').includes(grant)
}

/** A client as admins and the client itself see it. */
export function presentClient(client: OauthClient) {
  return {
    client_id: client.id,
    client_type: client.client_type,
    redirect_uris: redirectUrisOf(client),
    token_endpoint_auth_method: client.token_endpoint_auth_method,
    grant_types: client.grant_types.split(','),
    response_types: ['code'],
    ...(client.client_name && { client_name: client.client_name }),
    ...(client.client_uri && { client_uri: client.client_uri }),
    ...(client.logo_uri && { logo_uri: client.logo_uri }),
    registration_type: client.registration_type,
    created_at: client.created_at,
    updated_at: client.updated_at,
  }
}

/** A client as users see it on the consent page and in their list of grants. */
export function introduceClient(client: OauthClient) {
  return {
    id: client.id,
    name: client.client_name ?? '',
    uri: client.client_uri ?? '',
    logo_uri: client.logo_uri ?? '',
  }
}
