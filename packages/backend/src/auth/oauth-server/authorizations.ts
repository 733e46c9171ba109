import { randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import type { Context } from 'hono'
import { hashSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import { secondsAfter, secondsBefore } from '../../kernel/times.ts'
import type { AuthParts } from '../auth-parts.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { oauthServerErrors } from './errors.ts'

const DAY = 24 * 3600

/** A row of `auth.oauth_authorizations`: an application asks a person, and later has a code. */
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

/** Of which request the address speaks. */
export function readAuthorizationId(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!AUTHORIZATION_ID.test(id)) throw oauthServerErrors.authorizationNotFound()
  return id
}

interface Asked {
  clientId: string
  redirectUri: string
  scope: string
  state?: string
  resource?: string
  nonce?: string
  codeChallenge: string
}

/** Keeps what an application asks for until somebody has answered. What is a day old is forgotten. */
export async function keepAuthorization(
  { database, settings, now }: AuthParts,
  asked: Asked,
): Promise<string> {
  const [authorizationId, at] = [makeSecret(), now()]
  const expiresAt = secondsAfter(at, settings.auth.oauthServer.authorizationExpiry)
  await database.query(
    `with forgotten as (delete from auth.oauth_authorizations where expires_at < $12)
     insert into auth.oauth_authorizations (
       id, authorization_id, client_id, redirect_uri, scope, state, resource, nonce,
       code_challenge, code_challenge_method, created_at, expires_at
     ) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 's256', $10, $11)`,
    [
      ...[randomUUID(), authorizationId, asked.clientId, asked.redirectUri, asked.scope],
      ...[asked.state ?? null, asked.resource ?? null, asked.nonce ?? null, asked.codeChallenge],
      ...[at, expiresAt, secondsBefore(at, DAY)],
    ],
  )
  return authorizationId
}

/**
 * The request that waits for this person's answer. Whoever looks first is the one who is asked; to everybody
 * else it is not there.
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

/** The person agreed: where to go with a code, of which only the hash is kept. */
export async function approveAuthorization(
  { settings, now }: AuthParts,
  tx: Queries,
  authorization: Authorization,
): Promise<string> {
  const [code, at] = [makeSecret(), now()]
  await tx.query(
    `update auth.oauth_authorizations
     set status = 'approved', approved_at = $2, authorization_code = $3, expires_at = $4
     where id = $1`,
    [authorization.id, at, hashSecret(code), secondsAfter(at, settings.auth.flowStateExpiry)],
  )
  return answerAddress(authorization, { code })
}

/** A request without an answer yet that waits for this person, or, without one, that no person has looked at. */
export async function findWaitingAuthorization(
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
  answer: { error: string; error_description: string } = DENIED,
) {
  await tx.query(`update auth.oauth_authorizations set status = 'denied' where id = $1`, [
    authorization.id,
  ])
  return answerAddress(authorization, answer)
}

/** The application's address with an answer; what was in the address before stays as it is. */
export function answerAddress(
  { redirect_uri, state }: Pick<Authorization, 'redirect_uri' | 'state'>,
  answer: Record<string, string>,
): string {
  const parameters = new URLSearchParams({ ...answer, ...(state !== null && { state }) })
  return `${redirect_uri}${redirect_uri.includes('?') ? '&' : '?'}${parameters}`
}

/** The answered request that a code belongs to, locked: two uses of one code take turns. */
export async function lockAuthorizationOf(
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
