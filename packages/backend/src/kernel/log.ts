import { DatabaseError, NoConnectionError } from '@slovo/database'

/** Where an operator finds what went wrong; pino's loggers fit. */
export interface Log {
  error(details: unknown, message: string): void
  warn(details: unknown, message: string): void
  info(details: unknown, message: string): void
}

/**
 * Logs why a request failed: with the stack where something is wrong. An overload, which any visitor can cause by asking
 * for much, is logged as information, or a log could be filled at will.
 */
export function logFailure(log: Log, error: unknown, message: string, details: object = {}) {
  if (isOverload(error)) log.info({ ...details, reason: error.message }, message)
  else log.error({ ...details, err: error }, message)
}

/** A statement that took too long for its caller, or no free connection in time. */
function isOverload(error: unknown): error is Error {
  return (
    error instanceof NoConnectionError || (error instanceof DatabaseError && error.code === '57014')
  )
}
