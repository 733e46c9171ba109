import { DatabaseError } from 'pg'

export { DatabaseError }

/** Whether Postgres refused a row because another has its unique key. */
export function isUniqueViolation(error: unknown): error is DatabaseError {
  return error instanceof DatabaseError && error.code === '23505'
}
