import type { Queries } from '@slovo/database'
import { requestErrors } from '../errors/request-errors.ts'
import { endSessionsOfClient } from '../sessions/sessions.ts'
import { checkFields, type GivenClient, methodOf } from './client-registration.ts'
import { type OauthClient, requireClient } from './clients.ts'

/** The applications, the latest first. */
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

/** What is not said stays. Whether an application keeps a secret is decided once. */
export async function changeClient(
  queries: Queries,
  client: OauthClient,
  wish: GivenClient,
  now: Date,
): Promise<OauthClient> {
  if (Object.values(wish).every((value) => value === undefined || value === null)) {
    throw requestErrors.validationFailed('No fields provided for update')
  }
  checkFields(wish)
  const method = wish.token_endpoint_auth_method
    ? methodOf(wish)
    : client.token_endpoint_auth_method
  const isPublic = client.client_type === 'public'
  if (
    isPublic !== (method === 'none') ||
    (wish.client_type ?? client.client_type) !== client.client_type
  ) {
    throw requestErrors.validationFailed('the type of a client cannot be changed')
  }
  await queries.query(
    `update auth.oauth_clients
     set redirect_uris = $2, grant_types = $3, client_name = $4, client_uri = $5, logo_uri = $6,
         token_endpoint_auth_method = $7, updated_at = $8
     where id = $1`,
    [
      ...[client.id, wish.redirect_uris?.join(',') ?? client.redirect_uris],
      ...[wish.grant_types?.join(',') ?? client.grant_types],
      ...[
        changed(wish.client_name, client.client_name),
        changed(wish.client_uri, client.client_uri),
      ],
      ...[changed(wish.logo_uri, client.logo_uri), method, now],
    ],
  )
  return requireClient(queries, client.id)
}

/** An empty text takes away what was there. */
function changed(wish: string | null | undefined, before: string | null) {
  return wish === undefined || wish === null ? before : wish || null
}

/** The application is gone, with what people allowed it and its sessions. */
export async function removeClient(tx: Queries, { id }: OauthClient): Promise<void> {
  await tx.query('delete from auth.oauth_clients where id = $1', [id])
  await endSessionsOfClient(tx, { clientId: id })
}
