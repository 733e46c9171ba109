import type { Caller } from '@slovo/database'
import type { Context } from 'hono'
import { TokenError } from './token-error.ts'

export type Claims = Record<string, unknown>

/** A bearer token whose signature and times were checked. */
export interface Bearer {
  token: string
  claims: Claims
}

/** What the gateway found out about a request: no token, a valid one, or why it is invalid. */
export type Admission = { bearer?: Bearer; refusal?: TokenError }

export type GatewayEnv = { Variables: { admission: Admission } }

/**
 * The caller, for the database. Throws a `TokenError` when an invalid token was sent: each protocol
 * answers that in its own shape. A request without any token is `anon`.
 */
export function callerOf(c: Context): Caller {
  return { ...callerFor(bearerOf(c)?.claims ?? { role: 'anon' }), isFromOutside: cameBySocket(c) }
}

/** Our own pages ask without a socket. */
function cameBySocket(c: Context): boolean {
  return c.env?.incoming !== undefined
}

/** The caller that the claims of a valid token name. Throws a `TokenError` when their role is not known. */
export function callerFor(claims: Claims): Caller {
  return { role: roleOf(claims), claims }
}

/** The checked token of a request, if it carries one. Throws a `TokenError` as `callerOf` does. */
export function bearerOf(c: Context): Bearer | undefined {
  const { bearer, refusal } = admissionOf(c)
  if (refusal) throw refusal
  return bearer
}

function admissionOf(c: Context): Admission {
  const admission: Admission | undefined = c.get('admission')
  if (!admission) throw new Error('callerOf is for routes behind the gateway')
  return admission
}

function roleOf({ role }: Claims): Caller['role'] {
  if (role === undefined || role === 'anon') return 'anon'
  if (role === 'authenticated' || role === 'service_role') return role
  throw new TokenError('claims', 'the role of this token is not known')
}
