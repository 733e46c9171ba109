import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './server/current-request.ts'

export type ProcessLog = Logger

/** One line per event on standard error, without personal data, with the request's id; standard output is for the output of commands. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): ProcessLog {
  return pino({ level, base: null, mixin: requestFields }, destination)
}

function requestFields() {
  const id = currentRequestId()
  return id ? { id } : {}
}
