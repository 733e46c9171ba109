import { DatabaseError, isUnreachable, NoConnectionError, StartError } from '@slovo/database'
import type { Context } from 'hono'
import { callerOf } from '../../kernel/gateway/caller.ts'
import { TokenError, type TokenFault } from '../../kernel/gateway/token-error.ts'
import type { Log } from '../../kernel/log.ts'
import { logFailure } from '../../kernel/log-failure.ts'
import { restErrorOf } from './postgres-errors.ts'
import { RestError, restErrors } from './rest-errors.ts'

/** The only place that writes an error of the data API out. */
export function answerRestError(log: Log) {
  return (error: unknown, c: Context): Response => {
    const { status, body, headers } = refusalOf(error, c)
    if (status >= 500) logFailure(log, error, 'The data API could not answer.')
    return new Response(c.req.method === 'HEAD' ? null : JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'proxy-status': `PostgREST; error=${body.code.replaceAll(/\W/g, '')}`,
        ...headers,
      },
    })
  }
}

function refusalOf(error: unknown, c: Context): RestError {
  if (error instanceof RestError) return error
  if (error instanceof TokenError) return tokenRefusal(error)
  if (error instanceof NoConnectionError) return restErrors.noConnection()
  if (error instanceof DatabaseError) return restErrorOf(error, callerOf(c).role === 'anon')
  // The server went away, or does not start: clients may ask again in a moment.
  if (isUnreachable(error) || error instanceof StartError) return restErrors.noDatabase()
  return restErrors.internal()
}

const tokenRefusals: Record<TokenFault, (message: string) => RestError> = {
  malformed: (message) => restErrors.badToken('PGRST301', message),
  signature: () => restErrors.badToken('PGRST301', 'No suitable key or wrong key type'),
  expired: () => restErrors.badToken('PGRST303', 'JWT expired'),
  early: () => restErrors.badToken('PGRST303', 'JWT not yet valid'),
  claims: (message) => restErrors.badToken('PGRST303', message),
}

function tokenRefusal({ fault, message }: TokenError): RestError {
  return tokenRefusals[fault](message)
}
