import { isUuid } from '../../kernel/http/uuid.ts'
import { authErrors } from '../errors/auth-error.ts'

/** The id in the path of a request. */
export function requireUuid(text: string | undefined, name: string): string {
  if (!isUuid(text)) throw authErrors.notAnUuid(name)
  return text
}
