import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { hashSecret, makeSecret } from '../../../kernel/keys/secrets.ts'
import { secondsAfter, secondsBefore } from '../../../kernel/times.ts'
import { requestErrors } from '../../errors/request-errors.ts'
import { oauthServerErrors } from '../errors.ts'

const DAY = 24 * 3600

/** A row of `auth.oauth_authorizations`: the request of an application, and later its code. */
export type Authorization = {
  id: string
  authorization_id: string
  client_id: string
  user_id: string | null
  redirect_uri: string
  scope: string
  state: string | null
  resource: string | null
  code_challenge: string
  status: 'pending' | 'approved' | 'denied' | 'expired'
  nonce: string | null
  expires_at: Date
  approved_at: Date | null
  session_id: string | null
}

const AUTHORIZATION_ID = /^[0-9a-f]{48}$/

/** The id of an authorization; throws where it cannot be one. */
export function readAuthorizationId(id = ''): string {
  if (!AUTHORIZATION_ID.test(id)) throw oauthServerErrors.authorizationNotFound()
  return id
}

interface NewAuthorization {
  clientId: string
  redirectUri: string
  scope: string
  state?: string
  resource?: string
  nonce?: string
  codeChallenge: string
  now: Date
  /** Seconds in which the user has to decide. */
  expiry: number
}

/** Stores a request until the user has decided. Removes those that expired a day ago. */
export async function insertAuthorization(
  queries: Queries,
  { now, expiry, ...authorization }: NewAuthorization,
): Promise<string> {
  const authorizationId = makeSecret()
  await queries.query(
    `with expired as (delete from auth.oauth_authorizations where expires_at < :oldest)
     insert into auth.oauth_authorizations (
       id, authorization_id, client_id, redirect_uri, scope, state, resource, nonce,
       code_challenge, code_challenge_method, created_at, expires_at
     ) values (:id, :authorizationId, :clientId, :redirectUri, :scope, :state, :resource, :nonce,
       :codeChallenge, 's256', :now, :expiresAt)`,
    {
      id: randomUUID(),
      authorizationId,
      clientId: authorization.clientId,
      redirectUri: authorization.redirectUri,
      scope: authorization.scope,
      state: authorization.state,
      resource: authorization.resource,
      nonce: authorization.nonce,
      codeChallenge: authorization.codeChallenge,
      now,
      expiresAt: secondsAfter(now, expiry),
      oldest: secondsBefore(now, DAY),
    },
  )
  return authorizationId
}

/**
 * The pending authorization of this user. The first user who opens it becomes its owner; for others it does not
 * exist.
 */
export async function claimAuthorization(
  tx: Queries,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<Authorization> {
  const { rows } = await tx.query<Authorization>(
    `update auth.oauth_authorizations set user_id = $2
     where authorization_id = $1 and expires_at > $3 and (user_id is null or user_id = $2)
     returning *`,
    [id, userId, now],
  )
  const [authorization] = rows
  if (!authorization) throw oauthServerErrors.authorizationNotFound()
  if (authorization.status !== 'pending') {
    throw requestErrors.validationFailed('authorization request cannot be processed')
  }
  return authorization
}

/** Approves the request; returns the redirect URL with a code, of which only the hash is stored. */
export async function approveAuthorization(
  tx: Queries,
  authorization: Authorization,
  { now, codeExpiry }: { now: Date; codeExpiry: number },
): Promise<string> {
  const code = makeSecret()
  await tx.query(
    `update auth.oauth_authorizations
     set status = 'approved', approved_at = $2, authorization_code = $3, expires_at = $4
     where id = $1`,
    [authorization.id, now, hashSecret(code), secondsAfter(now, codeExpiry)],
  )
  return redirectUrl(authorization, { code })
}

/** The pending authorization of this user or, without a user, one that no user has opened yet. */
export async function findPendingAuthorization(
  tx: Queries,
  { id, userId, now }: { id: string; userId: string | undefined; now: Date },
): Promise<Authorization> {
  const { rows } = await tx.query<Authorization>(
    `select * from auth.oauth_authorizations
     where authorization_id = $1 and user_id is not distinct from $2 and expires_at > $3
       and status = 'pending'
     for update`,
    [id, userId ?? null, now],
  )
  const [authorization] = rows
  if (!authorization) throw oauthServerErrors.authorizationNotFound()
  return authorization
}

const DENIED = { error: 'access_denied', error_description: 'User denied the request' }

export async function denyAuthorization(
  tx: Queries,
  authorization: Authorization,
  error: { error: string; error_description: string } = DENIED,
) {
  await tx.query(`update auth.oauth_authorizations set status = 'denied' where id = $1`, [
    authorization.id,
  ])
  return redirectUrl(authorization, error)
}

/** The application's redirect URI with the result appended to its own parameters. */
export function redirectUrl(
  { redirect_uri, state }: Pick<Authorization, 'redirect_uri' | 'state'>,
  result: Record<string, string>,
): string {
  const parameters = new URLSearchParams({ ...result, ...(state !== null && { state }) })
  return `${redirect_uri}${redirect_uri.includes('?') ? '&' : '?'}${parameters}`
}

/** The approved authorization of a code, locked against concurrent use of the code. */
export async function lockAuthorizationOfCode(
  tx: Queries,
  code: string,
): Promise<Authorization | undefined> {
  const { rows } = await tx.query<Authorization>(
    `select * from auth.oauth_authorizations
     where authorization_code = $1 and status = 'approved' for update`,
    [hashSecret(code)],
  )
  return rows[0]
}

/** Remembers the session that a code was exchanged for. */
export async function setAuthorizationSession(tx: Queries, id: string, sessionId: string) {
  await tx.query('update auth.oauth_authorizations set session_id = $2 where id = $1', [
    id,
    sessionId,
  ])
}
