import { isUuid } from '../../kernel/http/uuid.ts'
import { requestErrors } from '../errors/request-errors.ts'

/** The id in the path of a request. */
export function requireUuid(text: string | undefined, name: string): string {
  if (!isUuid(text)) throw requestErrors.notAnUuid(name)
  return text
}
