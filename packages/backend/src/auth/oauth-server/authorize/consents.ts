import type { Queries } from '@slovo/database'
import { splitScopes } from '../../sessions/scopes.ts'
import { endSessionsOfClient } from '../../sessions/sessions.ts'
import type { OauthClient } from '../clients/clients.ts'

type Grant = OauthClient & { scopes: string; granted_at: Date }

/** The clients that a user has authorized, newest first. */
export async function listGrants(queries: Queries, userId: string): Promise<Grant[]> {
  const { rows } = await queries.query<Grant>(
    `select client.*, consent.scopes, consent.granted_at
     from auth.oauth_consents consent join auth.oauth_clients client on client.id = consent.client_id
     where consent.user_id = $1 and consent.revoked_at is null and client.deleted_at is null
     order by consent.granted_at desc, client.id`,
    [userId],
  )
  return rows
}

/** Whether an active consent of the user covers these scopes. */
export async function coversScopes(
  queries: Queries,
  { userId, clientId, scope }: { userId: string; clientId: string; scope: string },
): Promise<boolean> {
  const { rows } = await queries.query<{ scopes: string }>(
    `select scopes from auth.oauth_consents
     where user_id = $1 and client_id = $2 and revoked_at is null`,
    [userId, clientId],
  )
  const [consent] = rows
  if (!consent) return false
  const granted = splitScopes(consent.scopes)
  return splitScopes(scope).every((scope) => granted.includes(scope))
}

/** Adds these scopes to the user's consent for the client. */
export async function saveConsent(
  tx: Queries,
  given: { userId: string; clientId: string; scope: string; now: Date },
): Promise<void> {
  const { rows } = await tx.query<{ scopes: string }>(
    `select scopes from auth.oauth_consents
     where user_id = $1 and client_id = $2 and revoked_at is null for update`,
    [given.userId, given.clientId],
  )
  const scopes = splitScopes(`${rows[0]?.scopes ?? ''} ${given.scope}`).join(' ')
  await tx.query(
    `insert into auth.oauth_consents (id, user_id, client_id, scopes, granted_at)
     values (gen_random_uuid(), $1, $2, $3, $4)
     on conflict (user_id, client_id)
     do update set scopes = excluded.scopes, granted_at = excluded.granted_at, revoked_at = null`,
    [given.userId, given.clientId, scopes, given.now],
  )
}

/** Revokes a consent with its sessions and unused codes; `false` if there is none. */
export async function revokeConsent(
  tx: Queries,
  given: { userId: string; clientId: string; now: Date },
): Promise<boolean> {
  const { userId, clientId, now } = given
  const { rowCount } = await tx.query(
    `update auth.oauth_consents set revoked_at = $3
     where user_id = $1 and client_id = $2 and revoked_at is null`,
    [userId, clientId, now],
  )
  if (rowCount === 0) return false
  await tx.query('delete from auth.oauth_authorizations where user_id = $1 and client_id = $2', [
    userId,
    clientId,
  ])
  await endSessionsOfClient(tx, { clientId, userId })
  return true
}
