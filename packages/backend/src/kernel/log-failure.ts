import { DatabaseError, NoConnectionError } from '@slovo/database'
import type { Log } from './log.ts'

/**
 * Writes down why a request could not be answered: an error with its stack where something is wrong. What any visitor can
 * bring about by asking for much is a line for those who look at each request, or a log could be filled at will.
 */
export function logFailure(log: Log, error: unknown, message: string, details: object = {}) {
  if (isOverload(error)) log.info({ ...details, reason: error.message }, message)
  else log.error({ ...details, err: error }, message)
}

/** A statement that took longer than its caller may take, or no connection that was free in time. */
function isOverload(error: unknown): error is Error {
  return (
    error instanceof NoConnectionError || (error instanceof DatabaseError && error.code === '57014')
  )
}
