import { authErrors } from '../../auth/errors/auth-error.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}

/** The id in the path of a request. */
export function requireUuid(text: string | undefined, name: string): string {
  if (!isUuid(text)) throw authErrors.notAnUuid(name)
  return text
}
