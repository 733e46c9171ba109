import type { Queries } from '@slovo/database'
import { requestErrors } from '../../errors/request-errors.ts'
import { endSessionsOfClient } from '../../sessions/sessions.ts'
import { type OauthClient, requireClient } from './clients.ts'
import { checkFields, type GivenClient, methodOf } from './register-client.ts'

/** The clients, newest first. */
export async function listClients(
  queries: Queries,
  { limit, offset }: { limit: number; offset: number },
): Promise<OauthClient[]> {
  const { rows } = await queries.query<OauthClient>(
    `select * from auth.oauth_clients where deleted_at is null
     order by created_at desc, id limit $1 offset $2`,
    [limit, offset],
  )
  return rows
}

export async function countClients(queries: Queries): Promise<number> {
  const { rows } = await queries.query<{ total: number }>(
    'select count(*)::int as total from auth.oauth_clients where deleted_at is null',
  )
  return rows[0]?.total ?? 0
}

/** Changes the given fields. A client cannot change between public and confidential. */
export async function changeClient(
  queries: Queries,
  client: OauthClient,
  change: GivenClient,
  now: Date,
): Promise<OauthClient> {
  if (Object.values(change).every((value) => value === undefined || value === null)) {
    throw requestErrors.validationFailed('No fields provided for update')
  }
  checkFields(change)
  const method = change.token_endpoint_auth_method
    ? methodOf(change)
    : client.token_endpoint_auth_method
  const isPublic = client.client_type === 'public'
  if (
    isPublic !== (method === 'none') ||
    (change.client_type ?? client.client_type) !== client.client_type
  ) {
    throw requestErrors.validationFailed('the type of a client cannot be changed')
  }
  await queries.query(
    `update auth.oauth_clients
     set redirect_uris = :redirectUris, grant_types = :grantTypes, client_name = :name,
         client_uri = :uri, logo_uri = :logoUri, token_endpoint_auth_method = :method,
         updated_at = :now
     where id = :id`,
    {
      id: client.id,
      redirectUris: change.redirect_uris?.join(',') ?? client.redirect_uris,
      grantTypes: change.grant_types?.join(',') ?? client.grant_types,
      name: changed(change.client_name, client.client_name),
      uri: changed(change.client_uri, client.client_uri),
      logoUri: changed(change.logo_uri, client.logo_uri),
      method,
      now,
    },
  )
  return requireClient(queries, client.id)
}

/** An empty string removes the value. */
function changed(given: string | null | undefined, before: string | null) {
  return given === undefined || given === null ? before : given || null
}

/** Removes a client with its consents and sessions. */
export async function removeClient(tx: Queries, { id }: OauthClient): Promise<void> {
  await tx.query('delete from auth.oauth_clients where id = $1', [id])
  await endSessionsOfClient(tx, { clientId: id })
}
