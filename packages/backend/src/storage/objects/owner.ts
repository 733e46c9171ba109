import type { Caller } from '@slovo/database'
import { isUuid } from '../../kernel/http/uuid.ts'

export interface ObjectOwner {
  owner: string | null
  ownerId: string | null
}

/** The owner of what a caller makes; keys that are no user's own nothing. */
export function ownerOf({ claims }: Caller): ObjectOwner {
  return ownerWithId(typeof claims.sub === 'string' ? claims.sub : null)
}

/** The older column holds UUIDs only. */
export function ownerWithId(ownerId: string | null): ObjectOwner {
  return { owner: isUuid(ownerId) ? ownerId : null, ownerId }
}
