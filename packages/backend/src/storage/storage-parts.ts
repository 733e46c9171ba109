import type { Caller, Database } from '@slovo/database'
import type { Context } from 'hono'
import { bearerOf, callerOf, callerFor as callerWith } from '../kernel/gateway/caller.ts'
import { storageErrors } from './answer/storage-errors.ts'
import type { Renderer } from './render/renderer.ts'
import type { SignedTokens } from './signed-tokens.ts'
import type { FileStore } from './store/file-store.ts'

/** What the routes work with; made once. */
export interface StorageParts {
  database: Database
  store: FileStore
  renderer: Renderer
  /** Their bytes, and what was rendered from them. */
  removeFiles(versions: readonly string[]): Promise<void>
  tokens: SignedTokens
  fileSizeLimit: number
  /** The widths in which visitors get pictures; none: every width. */
  pictureWidths: readonly number[]
}

/** Who asks and for what: policies may read the operation, and deletes come through us. */
export function callerFor(c: Context, operation: string): Caller {
  if (!bearerOf(c)) throw storageErrors.noAuthorization()
  return callerWithin(c, callerOf(c), operation)
}

/** A visitor without any key, as at a public address. */
export function visitorFor(c: Context, operation: string): Caller {
  return callerWithin(c, callerWith({ role: 'anon' }), operation)
}

/** What policies may read of a request. */
export function callerWithin(c: Context, caller: Caller, operation: string): Caller {
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

export interface Owner {
  owner: string | null
  ownerId: string | null
}

/** The owner of what a caller makes: nobody for keys without a person. */
export function ownerOf({ claims }: Caller): Owner {
  return ownerWithId(typeof claims.sub === 'string' ? claims.sub : null)
}

/** The older column holds UUIDs only. */
export function ownerWithId(ownerId: string | null): Owner {
  const isUuid = ownerId !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(ownerId)
  return { owner: isUuid ? ownerId : null, ownerId }
}
