import { DatabaseError, isUnreachable, NoConnectionError, StartError } from '@slovo/database'
import { callerOf } from '../../kernel/gateway/caller.ts'
import type { TokenError, TokenFault } from '../../kernel/gateway/token-error.ts'
import { type ErrorShape, writeErrors } from '../../kernel/http/error-writer.ts'
import type { ProtocolError } from '../../kernel/http/protocol-error.ts'
import type { Log } from '../../kernel/log.ts'
import { restErrorOf } from './postgres-errors.ts'
import { restErrors } from './rest-errors.ts'

/** The `onError` of `/rest/v1`. */
export function answerRestError(log: Log) {
  return writeErrors(log, restShape)
}

const restShape: ErrorShape = {
  failure: 'The data API could not answer.',
  ofToken: ({ fault, message }: TokenError) => tokenErrors[fault](message),
  ofFailure(error, c) {
    if (error instanceof NoConnectionError) return restErrors.noConnection()
    if (error instanceof DatabaseError) return restErrorOf(error, callerOf(c).role === 'anon')
    // The server went away, or does not start: clients may retry in a moment.
    if (isUnreachable(error) || error instanceof StartError) return restErrors.noDatabase()
    return restErrors.internal()
  },
  write({ status, code, message, fields, headers }, c) {
    const body = { code, message, ...fields }
    return new Response(c.req.method === 'HEAD' ? null : JSON.stringify(body), {
      status,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'proxy-status': `PostgREST; error=${code.replaceAll(/\W/g, '')}`,
        ...headers,
      },
    })
  },
}

const tokenErrors: Record<TokenFault, (message: string) => ProtocolError> = {
  malformed: (message) => restErrors.badToken('PGRST301', message),
  signature: () => restErrors.badToken('PGRST301', 'No suitable key or wrong key type'),
  expired: () => restErrors.badToken('PGRST303', 'JWT expired'),
  early: () => restErrors.badToken('PGRST303', 'JWT not yet valid'),
  claims: (message) => restErrors.badToken('PGRST303', message),
}
