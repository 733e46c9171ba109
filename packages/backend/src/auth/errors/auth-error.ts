import { ProtocolError } from '../../kernel/http/protocol-error.ts'

/** An error of `/auth/v1`, with Supabase's status, code and message; `fields` are further members of its body. */
export function authError(
  status: number,
  code: string,
  message: string,
  fields: Record<string, unknown> = {},
): ProtocolError {
  return new ProtocolError(status, code, message, { fields })
}

/** An error that is always the same; an error with parameters is a function that calls `authError`. */
export function defineError(status: number, code: string, message: string) {
  return () => authError(status, code, message)
}
