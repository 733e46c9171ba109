import type { Caller } from '@slovo/database'
import type { Context } from 'hono'
import { bearerOf, callerFor, callerOf } from '../../kernel/gateway/caller.ts'
import { storageErrors } from '../errors/storage-errors.ts'

/** The caller and the operation, which policies may read. A request without any token is refused. */
export function requireCaller(c: Context, operation: string): Caller {
  if (!bearerOf(c)) throw storageErrors.noAuthorization()
  return withOperation(c, callerOf(c), operation)
}

/** A visitor without any key, as at a public URL. */
export function visitorOf(c: Context, operation: string): Caller {
  return withOperation(c, callerFor({ role: 'anon' }), operation)
}

/** The caller with what policies may read about the request; deletes are allowed only as they come through us. */
export function withOperation(c: Context, caller: Caller, operation: string): Caller {
  const { sub, role } = caller.claims
  return {
    ...caller,
    settings: {
      ...caller.settings,
      search_path: 'storage, public, extensions',
      'storage.operation': `storage.${operation}`,
      'storage.allow_delete_query': 'true',
      'request.method': c.req.method,
      'request.path': c.req.path,
      'request.headers': JSON.stringify(c.req.header()),
      'request.jwt.claim.role': String(role ?? caller.role),
      'request.jwt.claim.sub': typeof sub === 'string' ? sub : '',
    },
  }
}
